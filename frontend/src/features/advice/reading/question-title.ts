const LONGEST = 90;

/** The question's first sentence, or as many whole words as fit in 90 characters. */
export function questionTitle(description: string): string {
  const line = description.trim().replace(/\s+/g, ' ');
  if (line.length <= LONGEST) return line;
  const sentence = line.slice(0, LONGEST).match(/^.{20,}?[.!?。！？](?=\s|$|\p{Script=Han})/u)?.[0];
  // An ellipsis replaces a full stop, but not a question or exclamation mark.
  if (sentence) return sentence.replace(/[.。]$/, '…');
  const cut = line.slice(0, LONGEST);
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${words.replace(/[,;:.\s]+$/, '')}…`;
}
