import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { expect, it } from 'vitest';
import { LEGAL_TEXTS } from './legal-texts.ts';

/** What the privacy page says of each key of the browser's storage. A new key must be added here, and to the six texts. */
const NAMED: Readonly<Record<string, string>> = {
  // This tab's
  'beside.draft': 'your draft',
  'beside.pending': 'a request on its way',
  'beside.owner': 'with the number of your account, if you have one',
  'beside.scroll': 'how far down you were on each page',
  'beside.reloaded': 'that the page was loaded once more',
  'beside.reloadedAt': 'that the page was loaded once more',
  'beside.away': 'or left in a hurry',
  'beside.advice.hiddenHelp': 'which help you have hidden',
  'beside.chat.drafts': 'in a chat, what you are writing',
  'beside.chat.outbox': 'questions that are still to be sent',
  'beside.chat.open': 'which chat is open',
  'beside.chat.hiddenHelp': 'which help you have hidden',
  'beside.couples.drafts': 'in a couples session, what you are writing',
  'beside.couples.outbox': 'messages that are still to be sent',
  'beside.couples.help': 'help that was shown to you',
  'beside.billing.coupon': 'your discount code',
  'beside.billing.paid': 'when you last paid',
  'beside.announcements.drafts': 'an announcement that is being written',
  'beside.toast': 'a message that is still to be shown to you',
  // Cookies
  'beside.signed-in': 'says nothing but that someone is signed in in this browser',
  // This browser's
  'beside.language': 'your language',
  'mantine-color-scheme-value': 'theme',
  'beside.look': 'the name and picture under which the app stands on this device',
  'beside.country': 'country for helplines',
  freeUsageCount: 'number of free sessions',
  'beside.translations': 'translated texts of the interface',
  'beside.signedIn': 'whether someone was signed in',
  'beside.dictation': 'whether you have read the note about dictation',
  'beside.advice.read': 'which two pieces of advice you first read to their end here',
  'beside.push': 'whether they are on here',
  'beside.announcements.dismissed': 'which announcements you have closed',
  'beside.billing.told': 'which payments you were told of',
  viewingAdvice: 'a piece of advice for the moment until it is opened',
  bookmarkedSessions: 'the advice you have bookmarked',
  'beside.bookmarks.owner': 'bookmarked with the number of your account',
  anonymousPartnerName: 'the name with which you joined a couples session without an account',
  'beside.couples.language': 'the language in which you read there',
};

/** What the chat and the bookmarks leave behind, in the other languages. */
const CHAT_AND_BOOKMARKS: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  es: ['en un chat, lo que estás escribiendo', 'las preguntas', 'qué chat está abierto', 'has ocultado', 'has marcado'],
  fr: ['dans une discussion, ce que vous écrivez', 'les questions', 'quelle discussion est ouverte', 'masquée', 'vos favoris'],
  de: ['in einem Chat auch, was du gerade schreibst', 'Fragen', 'welcher Chat offen ist', 'ausgeblendet', 'gemerkt'],
  nl: ['in een chat ook wat je aan het schrijven bent', 'vragen', 'welke chat open is', 'verborgen', 'gemarkeerd'],
  zh: ['在聊天中，还有你正在写的内容', '尚未发出的问题', '哪个聊天是打开的', '隐藏', '收藏'],
};

/** The channel between the tabs of a browser keeps nothing. */
const CHANNELS = ['beside.account'];

const SOURCES = join(import.meta.dirname, '..', '..');

/** The keys that the code declares: in constants that are called so, by their prefix, and in the page before its scripts. */
function declaredKeys(): string[] {
  const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/^testing\/|\.(test|fixtures)\.tsx?$/.test(path) && !path.includes('locales'))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8'));
  const texts = [...code, readFileSync(join(SOURCES, '..', 'index.html'), 'utf8')].join('\n');
  const constants = [...texts.matchAll(/\b(?:\w+_)?KEYS?\b[^=\n]*=\s*([^;]+);/g)].flatMap(([, value = '']) => value);
  const named = constants.flatMap((value) => [...value.matchAll(/'([\w.]+)'/g)].map(([, key = '']) => key));
  const prefixed = [...texts.matchAll(/(?:'(?=beside\.)|kept\(')([\w.-]+)'/g)].map(([, key = '']) => key);
  return [...new Set([...named, ...prefixed])].filter((key) => !CHANNELS.includes(key)).sort();
}

async function browserWords(language: Language): Promise<string> {
  const { sections } = (await LEGAL_TEXTS.privacy[language]()).default;
  return sections
    .filter(({ id }) => id === 'browser')
    .flatMap(({ body }) => body.flat())
    .join('\n');
}

it('the privacy page names everything that the browser keeps', async () => {
  expect(declaredKeys()).toEqual(Object.keys(NAMED).sort());
  const words = await browserWords('en');
  expect(Object.entries(NAMED).filter(([, phrase]) => !words.includes(phrase))).toEqual([]);
});

it.each(Object.entries(CHAT_AND_BOOKMARKS))(
  'the privacy page names the chat and the bookmarks in %s',
  async (language, phrases) => {
    const words = await browserWords(LANGUAGES.find((each) => each === language) ?? 'en');
    expect(phrases.filter((phrase) => !words.includes(phrase))).toEqual([]);
  },
);
