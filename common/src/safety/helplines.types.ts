import type { Language } from '../language/language.constants.ts';
import type { DangerKind } from './safety.constants.ts';

/** One service that a person can turn to. It has a phone, a number to write to or a url, or several of them. */
export interface Helpline {
  /** Without the phone number, which stands beside it. */
  name: string;
  /** Its name for readers of other languages. */
  names?: Partial<Record<Language, string>>;
  phone?: string;
  /** A second number of the same service. */
  otherPhone?: string;
  /** The number to text, with the word to send where one is needed: `START → 88788`. */
  sms?: string;
  /** The number to write to by WhatsApp, international: `+34 600 000 016`. */
  whatsapp?: string;
  /** A chat, or the page that leads to one. */
  url?: string;
  /** Its pages for readers of other languages. */
  urls?: Partial<Record<Language, string>>;
  /** Opening hours, local time; `24/7` for always; absent where no source was found. */
  hours?: string;
  /** ISO 639-1 codes; absent means the country's own language. */
  languages?: string[];
  /** Whom the service is for, where that is not everybody; `adults`: those who worry about a child; `harming`: those who fear to hurt someone close. */
  audience?: 'young' | 'women' | 'men' | 'lgbt' | 'parents' | 'adults' | 'harming';
  /** For suicidal thoughts alone, so it is not offered for another kind. */
  suicideOnly?: true;
  /** The operator's own page. */
  source: string;
  /** Whether the number was read on the operator's own site; else it was read elsewhere, and waits for somebody who opens `source`. */
  atOperator: boolean;
  /** The day on which it was read, YYYY-MM-DD. */
  checkedOn: string;
}

/** A country's lines by kind. Its emergency numbers stand in `emergency.ts`. */
export interface CountryHelp {
  emergencySource: string;
  lines: Partial<Record<DangerKind, Helpline[]>>;
}

/** A line as it is offered: named in the reader's language. */
export interface OfferedLine extends Helpline {
  /** Whether it is there for this kind; else it listens to everyone. */
  forKind: boolean;
}

/** What a person is shown. An empty `emergency` means "your local emergency number". */
export interface HelpOffer {
  country: string | null;
  emergency: string[];
  lines: OfferedLine[];
  /** A directory of lines for every country. */
  directory: string;
}
