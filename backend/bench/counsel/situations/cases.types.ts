import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { AdviceSituation, ChatScript, JudgedText } from './situations.types.ts';

/** Someone tells one side. `others`: how the other person may be named. */
interface OneSided extends AdviceSituation {
  others: string[];
}

/** Someone fears a person who is named so; `pronoun` stands for the name where words are looked for. */
interface Feared extends AdviceSituation {
  name: string;
  pronoun: string;
}

/** One matter in four registers. The formal text is long, the others are short. */
interface Registers extends Pick<AdviceSituation, 'category' | 'style' | 'keys'> {
  formal: string;
  plain: string;
  slang: string;
  mistakes: string;
}

/** A chat whose last turn is looked at. */
export type Talk = Omit<ChatScript, 'recall'>;

/** What two partners wrote. */
export interface Room {
  names: [string, string];
  lines: { by: CouplesRole; message: string }[];
}

/** A text to translate into the language, and forms that its translation must have. */
interface Translated {
  text: string;
  kept: string[][];
}

/** Situations of conduct in one language: each shows whether a rule of the prompts is kept. All invented. */
export interface Cases {
  oneSided: OneSided[];
  feared: Feared[];
  /** In grief, or worn out. */
  wornOut: AdviceSituation[];
  /** Of more than eight facts. */
  rambling: AdviceSituation;
  registers: Registers;
  young: AdviceSituation;
  /** Tells nobody's gender. */
  genderless: AdviceSituation;
  /** Rights are at stake, in a country that nobody names. */
  rights: AdviceSituation;
  /** In the other script of the language. */
  traditional?: AdviceSituation;
  insisting: Talk;
  feeling: Talk;
  /** `keys`: the fact that the last turn brings. */
  newFact: Talk & { keys: string[][] };
  /** Someone may be in danger, and it is known. */
  careful: Talk & { pronoun: string; name: string };
  /** The second line's writer suffers what the first line's does. */
  insults: Room[];
  whoAreYou: Room;
  /** Nothing is wanted by both. */
  apart: Room;
  heated: Room;
  memory: { before: string; said: string[]; dangers: string[][] };
  /** An insult, a threat and a hedge; a question to a partner; a sentence that tells no gender. All from another language. */
  translated: Record<'harsh' | 'close' | 'open', Translated>;
  judged: JudgedText[];
}
