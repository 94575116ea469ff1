import type { DeclarationKind } from '@beside/common/contracts/contracts.constants';
import type { LetterTexts } from '../../../lib/letter/letter.ts';

/** `received` asks its owner to confirm a declaration, `confirmed` needs nothing more, `unknown` found no contract. */
export type ReceiptKind = `${'withdrawal' | 'cancellation'}_${'received' | 'confirmed' | 'unknown'}`;

/** The labels of the lines in receipts' tables. */
export interface ReceiptLabels {
  plan: string;
  ends: string;
  number: string;
  received: string;
  declaration: string;
  name: string;
  contract: string;
  cancelKind: string;
  reason: string;
  wished: string;
}

/** `{app}`, `{support}`, `{at}`, `{number}` and `{days}` are filled in. */
export interface ContractMailTexts {
  kinds: Record<ReceiptKind, LetterTexts>;
  facts: ReceiptLabels;
  declarations: Record<DeclarationKind, string>;
  cancelKinds: { ordinary: string; important: string };
  asEarlyAsPossible: string;
  /** Around what somebody typed. */
  quotes: [string, string];
  /** In a cancellation's receipt: a reason was named; a date was wished for. */
  important: string;
  wishedDate: string;
  /** The date is kept: the contract is renewed until then. */
  wishedLater: string;
  /** The contract was to end before that date already. */
  endsBefore: string;
  /** In a receipt that quotes what somebody typed who has not shown that the address is theirs. */
  quoted: string;
}
