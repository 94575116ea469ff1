import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import { readAdvice } from '@beside/common/advice/read-advice';
import type { Language } from '@beside/common/language/language.constants';
import { interfaceLanguageOf } from '@beside/common/language/language.tags';
import { helpFor } from '@beside/common/safety/helplines';
import { isInPlace } from '@beside/common/safety/read-help';
import type { HelpView } from '@beside/common/safety/safety.views';
import type { ThreadText } from '../../../conversations/thread.ts';
import { localeOf } from '../../../lib/letter/letter.format.ts';
import { LETTER_TEXTS } from '../../../lib/letter/letter.texts.ts';
import { DOCUMENT_TEXTS_DE } from './advice.document.de.ts';
import { DOCUMENT_TEXTS_EN } from './advice.document.en.ts';
import { DOCUMENT_TEXTS_ES } from './advice.document.es.ts';
import { DOCUMENT_TEXTS_FR } from './advice.document.fr.ts';
import { DOCUMENT_TEXTS_NL } from './advice.document.nl.ts';
import type { DocumentTexts } from './advice.document.texts.ts';
import { DOCUMENT_TEXTS_ZH } from './advice.document.zh.ts';
import { formatted, plain, plainLine, quoted } from './advice.markdown.ts';

export const DOCUMENT_TEXTS: Record<Language, DocumentTexts> = {
  en: DOCUMENT_TEXTS_EN,
  es: DOCUMENT_TEXTS_ES,
  fr: DOCUMENT_TEXTS_FR,
  de: DOCUMENT_TEXTS_DE,
  nl: DOCUMENT_TEXTS_NL,
  zh: DOCUMENT_TEXTS_ZH,
};

/** An advice to take away: a Markdown file and its name. */
export interface AdviceDocument {
  name: string;
  markdown: string;
}

/**
 * An advice with its chat, as a Markdown file. What people and the model wrote cannot change its structure.
 * @param wanted the headings' language; the advice's own unless given
 */
export async function adviceDocument(
  session: AdviceSessionView,
  chat: AsyncIterable<ThreadText>,
  wanted: Language | null,
): Promise<AdviceDocument> {
  const language = wanted ?? interfaceLanguageOf(session.language);
  const texts = DOCUMENT_TEXTS[language];
  const { colon } = LETTER_TEXTS[language];
  const advice = readAdvice(session.advice);
  const time = timesIn(language);
  const byAi = { advice: !isInPlace(advice.help), chat: false };
  /** The help that stood beside what was written. */
  const beside = (help: HelpView | null | undefined): string[] =>
    help && !isInPlace(help) ? [helpLines(help, language, texts)] : [];
  const messages: string[] = [];
  for await (const { messageType, message, help, createdAt } of chat) {
    const isOwn = messageType === 'user';
    const writer = isOwn ? texts.you : isInPlace(help) ? texts.help : texts.ai;
    messages.push(`**${writer}** · ${time(createdAt)}`, quoted(isOwn ? plain(message) : formatted(message)));
    const lines = beside(help);
    if (lines.length > 0) messages.push(`**${texts.help}**`, ...lines);
    byAi.chat ||= messageType === 'ai' && !isInPlace(help);
  }
  const besideAdvice = beside(advice.help);
  const section = (heading: string, text: string | undefined): string[] => (text ? [`## ${heading}`, plain(text)] : []);
  const steps = advice.recommendations.map((step, index) => `${index + 1}. ${plainLine(step)}`).join('\n');
  const parts = [
    frontMatter(session, byAi.advice || byAi.chat),
    `# ${texts.title}`,
    ...(byAi.advice || byAi.chat ? [`*${byAi.advice ? texts.writtenByAi : texts.chatWrittenByAi}*`] : []),
    [
      `- ${texts.date}${colon}${time(new Date(session.createdAt))}`,
      `- ${texts.category}${colon}${texts.categories[session.category]}`,
      `- ${texts.style}${colon}${texts.styles[session.adviceStyle]}`,
    ].join('\n'),
    `## ${texts.question}`,
    quoted(plain(session.description)),
    ...section(texts.understanding, advice.understanding),
    ...(steps ? [`## ${texts.recommendations}`, steps] : []),
    ...section(texts.example, advice.example),
    ...section(texts.encouragement, advice.encouragement),
    ...(besideAdvice.length > 0 ? [`## ${texts.help}`, ...besideAdvice] : []),
    ...(messages.length > 0 ? [`## ${texts.chat}`, ...messages] : []),
    '---',
    texts.disclaimer,
  ];
  return { name: `${texts.title} ${session.createdAt.slice(0, 10)}.md`, markdown: `${parts.join('\n\n')}\n` };
}

/** The header that attaches a file: its name in full, and an ASCII one for old readers. */
export function attachment(name: string, plainName: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plainName}"; filename*=UTF-8''${encoded}`;
}

/** For machines. Every value is one of ours, or quoted, so that no text can end it. */
function frontMatter({ id, createdAt, category, adviceStyle, language }: AdviceSessionView, byAi: boolean): string {
  const fields = { ...(byAi ? { generatedBy: 'ai' } : {}), id, createdAt, category, adviceStyle, language };
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name}: ${name === 'generatedBy' ? value : JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---'].join('\n');
}

/** The first line to turn to and the emergency numbers; the directory where neither is known. */
function helpLines({ kind, country }: HelpView, language: Language, texts: DocumentTexts): string {
  const { lines, emergency, directory } = helpFor(country, kind, language);
  const line = lines.find(({ audience }) => audience !== 'harming');
  const { colon } = LETTER_TEXTS[language];
  const numbers = new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(emergency);
  const ways = line && [line.phone ?? line.sms ?? line.url, ...(line.whatsapp ? [`WhatsApp ${line.whatsapp}`] : [])];
  const reach = ways ? `${line.name}${colon}${ways.join(', ')}` : directory;
  const items = [reach, ...(numbers ? [`${texts.emergency}${colon}${numbers}`] : [])];
  return items.map((item) => `- ${item}`).join('\n');
}

function timesIn(language: Language): (time: Date) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return (time) => `${format.format(time)} UTC`;
}
