import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { translateParagraph } from './phrase.index.ts';
import { boldLead } from './phrases/phrases.list.ts';
import { isRecord, type ModelMessage, parseRecord, textOf } from './request.parse.ts';

/** The marker of a list item, a heading or a quotation, which stays in front. */
const LEAD = String.raw`(?:\s*(?:(?:[-*+•–·▪]|\d{1,2}[.)]|#{1,6}|>)\s+|\d{1,2}[、．]\s*))?`;
const MARK = new RegExp(String.raw`^(${LEAD})\[[^\]\n]{1,40} · demo\] `, 'u');
const LINE = new RegExp(String.raw`^(${LEAD})(?:\*\*([^*]+)\*\*)?(.*)$`, 'su');

/** The language of a name (English or its own) or a code; undefined for one that the stand-in does not know. */
function targetOf(name: string): Language | undefined {
  const wanted = name.trim().toLowerCase();
  return LANGUAGES.find((code) => {
    const { own, english } = LANGUAGE_NAMES[code];
    return (
      wanted === code || wanted.startsWith(`${code}-`) || wanted === own.toLowerCase() || wanted.startsWith(english.toLowerCase())
    );
  });
}

/** A line's translation, its list marker and its bold beginning kept. */
function translated(line: string, target: Language | undefined): string | undefined {
  if (target === undefined) return undefined;
  const [, lead = '', bold, rest = ''] = LINE.exec(line) ?? [];
  const rewritten = rewriteParagraph(`${bold ?? ''}${rest}`, target);
  return rewritten === undefined ? undefined : `${lead}${bold === undefined ? rewritten : boldLead(rewritten)}`;
}

function rewriteParagraph(paragraph: string, target: Language): string | undefined {
  for (const from of [target, ...LANGUAGES.filter((language) => language !== target)]) {
    const rewritten = translateParagraph(paragraph, from, target);
    if (rewritten !== undefined) return rewritten;
  }
  return undefined;
}

/** Translates what the stand-in wrote itself; other text stays, with a mark that says so. */
export function translateText(text: string, targetName: string): string {
  const target = targetOf(targetName);
  const mark = `[${target === undefined ? targetName.trim().slice(0, 40) : LANGUAGE_NAMES[target].own} · demo] `;
  const original = text.replace(MARK, '$1');
  const marked = (line: string): string =>
    line.replace(LINE, (_line, lead: string) => `${lead}${mark}${line.slice(lead.length)}`);
  if (original.trim() === '') return text;
  const parts = original.split(/(\n+)/u);
  const rewritten = parts.map((part) => (part.trim() === '' ? part : translated(part, target)));
  if (rewritten.every((part, at) => part === undefined || part === parts[at])) {
    return rewritten.includes(undefined) ? marked(original) : original;
  }
  return parts.map((part, at) => rewritten[at] ?? marked(part)).join('');
}

/** Answers the `translate` task: JSON with the same keys. */
export function composeTranslation(messages: readonly ModelMessage[]): string {
  const request = parseRecord(messages.findLast((message) => message.role === 'user')?.content ?? '');
  const texts = isRecord(request.texts) ? request.texts : {};
  const target = textOf(request.targetLanguage, 'en') || 'en';
  const entries = Object.entries(texts).map(([key, text]) => [key, translateText(textOf(text), target)]);
  return JSON.stringify({ translations: Object.fromEntries(entries) }, null, 2);
}
