import './speech-highlight.css';

const NAME = 'spoken';

/**
 * Marks the sentences of a text while they are read, in the element whose `data-spoken` is the text's name.
 * White space does not count, so paragraphs and lists may be set in any way. Browsers without highlights show nothing.
 */
export function highlighter(name: string): { mark(sentence: string): void; clear(): void } {
  const highlights = typeof CSS === 'undefined' ? undefined : CSS.highlights;
  /** Where the last sentence ended: an equal one further up is another. */
  let from = 0;
  return {
    mark(sentence) {
      if (!highlights) return;
      const { letters, places } = lettersIn(name);
      const wanted = bare(sentence);
      const again = letters.indexOf(wanted, from);
      const at = again >= 0 ? again : letters.indexOf(wanted);
      const [first, last] = [places[at], places[at + wanted.length - 1]];
      if (at < 0 || !first || !last) {
        highlights.delete(NAME);
        return;
      }
      from = at + wanted.length;
      const range = new Range();
      range.setStart(first.node, first.offset);
      range.setEnd(last.node, last.offset + 1);
      highlights.set(NAME, new Highlight(range));
    },
    clear: () => void highlights?.delete(NAME),
  };
}

interface Place {
  node: Node;
  offset: number;
}

const bare = (text: string): string => text.replace(/\s+/g, '');

/** The element's letters without white space, and the place of each. */
function lettersIn(name: string): { letters: string; places: Place[] } {
  const places: Place[] = [];
  let letters = '';
  const element = document.querySelector(`[data-spoken="${CSS.escape(name)}"]`);
  const walker = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker?.nextNode(); node; node = walker?.nextNode()) {
    for (let offset = 0; offset < (node.nodeValue?.length ?? 0); offset += 1) {
      const letter = node.nodeValue?.charAt(offset) ?? '';
      if (/\s/.test(letter)) continue;
      letters += letter;
      places.push({ node, offset });
    }
  }
  return { letters, places };
}
