const LONGEST = 90;

/** The question as a title: its first sentence, or as many whole words as fit in 90 characters and an ellipsis. */
export function questionTitle(description: string): string {
  const line = description.trim().replace(/\s+/g, ' ');
  if (line.length <= LONGEST) return line;
  const sentence = line.slice(0, LONGEST).match(/^.{20,}?[.!?。！？](?=\s|$|\p{Script=Han})/u)?.[0];
  // A stop gives way to the ellipsis; a question or a cry keeps its mark.
  if (sentence) return sentence.replace(/[.。]$/, '…');
  const cut = line.slice(0, LONGEST);
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${words.replace(/[,;:.\s]+$/, '')}…`;
}
