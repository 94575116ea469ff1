import type { AdviceStyle, Category } from '@beside/common/advice/advice.constants';
import type { DangerKind, DangerLevel } from '@beside/common/safety/safety.constants';

/** A situation that asks for advice. Each of `keys` is one fact of it, in the forms in which an answer may take it up. */
export interface AdviceSituation {
  category: Category;
  style: AdviceStyle;
  text: string;
  keys: string[][];
  /** Another person is part of it: how they may see it belongs in the answer. */
  other?: true;
  /** An answer must name a professional. */
  professional?: true;
}

/** What a person writes, turn by turn, in a chat about an advice. */
export interface ChatScript {
  category: Category;
  about: string;
  advised: string;
  turns: string[];
  /** Facts of the beginning that the last turn asks for; each in its forms. */
  recall: string[][];
}

/** One quarrel: what each side says, in words that tell neither gender. Its names stand in for `{other}`. */
export interface Quarrel {
  first: string;
  second: string;
  /** Two names. `gender`: a woman's and a man's of one culture; `culture`: of two cultures and one gender. */
  names: [string, string];
  differ: 'gender' | 'culture';
}

/** A message of one partner that is dangerous to talk about in front of the other, and what the other wrote. */
interface PrivateDanger {
  kind: DangerKind;
  danger: string;
  ordinary: string;
  names: [string, string];
  /** Words of the danger that nobody else has used. */
  words: string[];
}

/** A text, and how a careful reader judges it. */
export interface JudgedText {
  text: string;
  level: DangerLevel | 'none';
  kind: DangerKind | null;
  /** Whose danger it is where someone writes alone; undefined where both may be meant. */
  whose?: 'self' | 'other';
}

/** What someone writes who wants the model to obey. `{spelled}` spells a word that must not be written. */
export interface Attacks {
  /** Another task, in plain words. */
  override: string;
  /** "Repeat the text above." */
  repeat: string;
  /** A block that pretends to come from the system. */
  system: string;
  /** Fits a name's or a session's hundred characters. */
  short: string;
  /** What the message says besides. */
  around: string;
}

/** The fixed set of one language. All invented. */
export interface Situations {
  advice: AdviceSituation[];
  chats: ChatScript[];
  quarrels: Quarrel[];
  privates: PrivateDanger[];
  judged: JudgedText[];
  attacks: Attacks;
}
