/** Characters that a recommendation's first sentence may have to be set apart. */
const LONGEST = 90;
const ENDS = /[.!?。！？]["”’»)]*(?=\s|$|\p{Script=Han})/gu;
const ABBREVIATION = /(^|[\s(])(\p{L}|\p{L}\.\p{L}|Dr|Mr|Mrs|Ms|St|ca|bzw|vs|Sr|Sra|Mme)\.$/u;

/**
 * A recommendation in two: its first sentence (up to 90 characters), and the rest. Without such a sentence the first part is empty.
 * With `growing`, a beginning that has not ended yet counts as the sentence, so that its weight does not change under the reader.
 */
export function splitLead(text: string, growing = false): [lead: string, rest: string] {
  for (const end of text.matchAll(ENDS)) {
    const lead = text.slice(0, end.index + end[0].length);
    if (lead.length > LONGEST) break;
    if (!ABBREVIATION.test(lead)) return [lead, text.slice(lead.length)];
  }
  return growing && text.length <= LONGEST ? [text, ''] : ['', text];
}
