/** A longer first sentence is not set apart. */
const LONGEST = 90;
const ENDS = /[.!?。！？]["”’»)]*(?=\s|$|\p{Script=Han})/gu;
const ABBREVIATION = /(^|[\s(])(\p{L}|\p{L}\.\p{L}|Dr|Mr|Mrs|Ms|St|ca|bzw|vs|Sr|Sra|Mme)\.$/u;

/**
 * Splits off the first sentence, if it has at most 90 characters; else the first part is empty.
 * With `growing`, an unfinished beginning counts as the sentence, so its weight does not change later.
 */
export function splitLead(text: string, growing = false): [lead: string, rest: string] {
  for (const end of text.matchAll(ENDS)) {
    const lead = text.slice(0, end.index + end[0].length);
    if (lead.length > LONGEST) break;
    if (!ABBREVIATION.test(lead)) return [lead, text.slice(lead.length)];
  }
  return growing && text.length <= LONGEST ? [text, ''] : ['', text];
}
