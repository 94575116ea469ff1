import type { Operator } from '@beside/common/operator/operator.types';
import { type ComposedMail, type LetterContext, type LetterParts, type LetterTexts, writeLetter } from './letter.ts';

/** What every mail about a contract is written with. */
export interface SignedContext extends LetterContext {
  /** Without a trailing slash; every link leads below it. */
  publicUrl: string;
  /** Null: nobody is named, as on a trial. */
  operator: Operator | null;
}

interface SignedParts<Label extends string> extends Omit<LetterParts, 'facts'> {
  /** The lines of the table: which, and its value. */
  facts: readonly (readonly [Label, string])[];
  /** After the kind's own lines. */
  lines?: string[];
  /** Before the kind's own last lines. */
  after?: string[];
}

/**
 * Writes a mail with a table, and signs it with the operator: a contract's other side, as its confirmation must name it.
 * @param labels of the table's lines
 */
export function writeSignedLetter<Label extends string>(
  texts: LetterTexts,
  labels: Record<Label, string>,
  context: SignedContext,
  { facts, lines = [], after = [], ...parts }: SignedParts<Label>,
): ComposedMail {
  const signature = context.operator ? [operatorLine(context.operator)] : [];
  const last = [...after, ...(texts.after ?? []), ...signature];
  return writeLetter({ ...texts, lines: [...texts.lines, ...lines], after: last }, context, {
    ...parts,
    facts: facts.map(([name, value]) => ({ label: labels[name], value })),
  });
}

/** An operator in one line, for mails and invoices. */
export const operatorLine = ({ name, address, contact, vatId, register }: Operator): string =>
  [name, address, contact, vatId, register].filter((part) => part !== null).join(' · ');

/** What a mail about a contract is written with, for one reader. */
export function signedContext(
  { appName, publicUrl, supportEmail, operator }: Omit<SignedContext, 'firstName' | 'language'>,
  to: Pick<LetterContext, 'firstName' | 'language'>,
): SignedContext {
  return { appName, publicUrl, supportEmail, operator, ...to };
}
