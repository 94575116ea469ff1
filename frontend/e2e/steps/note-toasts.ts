/** A toast of this page, with its last text. `seen`: a test has asked for it. */
interface NotedToast {
  element: Element;
  text: string;
  seen: boolean;
}

declare global {
  var notedToasts: NotedToast[];
}

/** Runs in each page before its scripts. It notes every toast: one hides itself after seconds, and a slow test may look later. */
export function noteToasts(): void {
  globalThis.notedToasts = [];
  const note = () => {
    for (const element of document.querySelectorAll('[data-kind]:is([role=status], [role=alert])')) {
      const text = element.textContent;
      const known = notedToasts.find((each) => each.element === element);
      if (known) known.text = text;
      else notedToasts.push({ element, text, seen: false });
    }
  };
  new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
}
