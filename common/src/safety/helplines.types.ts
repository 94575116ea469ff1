import type { DangerKind } from './safety.constants.ts';

/** One service that a person can turn to. It has a phone, an sms number or a url, or several of them. */
export interface Helpline {
  name: string;
  phone?: string;
  /** A second number of the same service. */
  otherPhone?: string;
  /** The number to text, with the word to send where one is needed. */
  sms?: string;
  /** A chat, or the page that leads to one. */
  url?: string;
  /** Opening hours, local time; `24/7` for always; absent where no source was found. */
  hours?: string;
  /** ISO 639-1 codes; absent means the country's own language. */
  languages?: string[];
  /** Whom the service is for, where that is not everybody; `harming`: those who fear to hurt someone close. */
  audience?: 'young' | 'women' | 'parents' | 'harming';
  /** The page on which the number was read. */
  source: string;
  /** The day on which it was read, YYYY-MM-DD. */
  checkedOn: string;
}

/** A country's help: emergency numbers, the best first, and lines by kind. */
export interface CountryHelp {
  emergency: string[];
  emergencySource: string;
  lines: Partial<Record<DangerKind, Helpline[]>>;
}

/** What a person is shown. An empty `emergency` means "your local emergency number". */
export interface HelpOffer {
  country: string | null;
  emergency: string[];
  lines: Helpline[];
  /** A directory of lines for every country. */
  directory: string;
}
