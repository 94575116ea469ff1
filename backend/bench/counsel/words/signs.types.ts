/** Finds nothing: a language without the thing that is looked for. */
export const NEVER = /(?!)/u;

/**
 * What the measures of conduct look for in one language, beside `Words`. Lists are closed as well: a floor below 1 says how much they miss.
 * Those that look for a proposal are read clause by clause, and a clause with a negation counts as none.
 */
export interface Signs {
  negation: RegExp;
  /** What one side cannot know, and one's own part. */
  oneSided: RegExp;
  /** A step that needs another person. */
  withOther: RegExp;
  /** Explains or excuses someone; the person's name stands as a pronoun. */
  excuses: RegExp;
  /** A talk with someone, a confrontation, a compromise, joint counselling, something written down; the name stands as a pronoun. */
  joint: RegExp;
  /** A day after today. */
  later: RegExp;
  /** A feeling told as a fact, or claimed to be understood. */
  claims: RegExp;
  /** An adult whom someone young may trust. */
  adult: RegExp;
  /** Sexual coaching. */
  coaching: RegExp;
  /** The wrong form of address: to one person, to both partners, between partners. */
  address: Record<'one' | 'both' | 'close', RegExp>;
  /** A gender, said of someone whose text tells none. */
  gender: RegExp;
  /** An institution or a law of some country. */
  institution: RegExp;
  givesIn: RegExp;
  /** A new fact changes the advice. */
  corrects: RegExp;
  thanks: RegExp;
  /** Calls insults or control something that both add to. */
  minimises: RegExp;
  /** Asks someone to understand, to adapt or to compromise. */
  adapts: RegExp;
  /** Says to be no person. */
  ai: RegExp;
  /** A wish that both are said to have. */
  commonWish: RegExp;
  pause: RegExp;
}
