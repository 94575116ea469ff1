/*
 * One word for one thing, in every text of a language. A glossary is data: tests hold the texts of all floors against it.
 *
 * Keys, as `except` names them:
 *   `billing.answer_read`             a text of the interface, also of help (`help.text`)
 *   `legal:terms.sections.2.body.0`   a text of a legal page
 *   `account.mails:verify.subject`    a text of the server: its file, and its place there
 */

/** One thing, and what it is called. */
export interface GlossaryTerm {
  english: string;
  /** What we say. */
  say: string;
  /**
   * What we never say. Whole words, in capitals or not; a space stands for any space. In Chinese it matches anywhere.
   * The names of placeholders and marks do not count: `{plan}` is no "plan".
   */
  never?: readonly string[];
  /** Keys of texts in which such a word is right. One that is not needed fails. */
  except?: readonly string[];
}

/** What is never right: a form of address, a sign, a space. */
export interface GlossaryForm {
  name: string;
  /** Looks at the text as it stands, with its placeholders and marks. */
  pattern: RegExp;
  why: string;
  /** Keys of texts in which it is right. One that is not needed fails. */
  except?: readonly string[];
}

export interface Glossary {
  terms: readonly GlossaryTerm[];
  forms: readonly GlossaryForm[];
}
