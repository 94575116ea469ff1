/**
 * The text groups. The first segment of a key (`couples` in `couples.title`) determines its group,
 * and so its tables: `locales/couples/en.ts`, `locales/couples/de.ts` …
 */
interface Segments {
  /** Texts of every page, and texts shared by many parts. */
  shell: 'shell' | 'footer' | 'connection' | 'ai' | 'theme' | 'language' | 'error' | 'not_found';
  /** The home page, and the form on it. */
  home: 'home' | 'form' | 'category' | 'style' | 'demo';
  advice: 'advice' | 'progress';
  usage: 'usage' | 'plan';
  account: 'account' | 'auth';
  chat: 'chat';
  couples: 'couples';
  history: 'history';
  /** Help in danger, and leaving in a hurry. */
  safety: 'help' | 'exit';
  translation: 'translation';
  /** Reading aloud. */
  speech: 'speech';
  /** Plans, codes, the payment form, and the account's subscription part. */
  billing: 'billing';
  invoices: 'invoices';
  /** Withdrawing and cancelling from the footer. */
  leaving: 'leaving';
  legal: 'legal';
  /** The admin panel: its shell, users, owner settings and audit log. */
  admin: 'admin';
  tokens: 'tokens';
  /** What only the owner can do. */
  tasks: 'tasks';
  /** The announcements that everyone sees. */
  announcements: 'announcements';
  /** The admin's announcements, and the incident monitor. */
  site: 'site' | 'monitor';
  /** The admin's figures. */
  overview: 'overview';
  /** The admin password, as it is asked for with a change. */
  adminpassword: 'adminpassword';
}

export type Group = keyof Segments;

/**
 * A group's English table, which determines the keys of the other five. `{name}` is a placeholder; `<a>…</a>` marks a link or emphasis.
 * Keys in `_one`, `_other` (or another of the language's endings) are plural forms, chosen by `{count}`.
 */
export type EnglishTable<G extends Group> = Record<`${Segments[G]}.${string}`, string>;

type PluralKey<K> = K extends `${infer Stem}_other` ? `${Stem}_${Intl.LDMLPluralRule}` : never;

/**
 * A group's table in another language, with the plural forms of that language. Missing texts appear in English;
 * a test fails on missing texts.
 */
export type Translation<English> = Partial<Record<keyof English | PluralKey<keyof English>, string>>;
