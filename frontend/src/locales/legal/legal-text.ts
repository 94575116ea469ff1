/**
 * A paragraph, or a list. `{appName}`, `{support}`, `{operator}` and `{sessions}` are filled in; `<mail>`, `<account>`, `<withdraw>`, `<cancel>`, `<terms>`, `<privacy>`, `<imprint>` and
 * `<instruction>` become links.
 */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** The hash in addresses, the same in all languages. */
  id: string;
  heading: string;
  body: readonly LegalBlock[];
}

/** A legal page in one language. Every sentence is a promise: it must be true of what the product does with data. */
export interface LegalText {
  intro: string;
  sections: readonly LegalSection[];
}
