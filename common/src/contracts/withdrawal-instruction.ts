import type { Operator } from '../operator/operator.types.ts';

/** A heading, and the paragraphs below it. */
export interface InstructionPart {
  heading: string;
  lines: readonly string[];
}

/**
 * The instruction on withdrawal and its model form (Directive 2011/83/EU, Annex I, as changed by Directive (EU) 2023/2673), as the law of a language
 * words them for a contract about services. The law protects who uses its wording, so nothing of ours stands in it: how the share that is owed is
 * calculated stands in the terms. `{trader}`, `{address}` and `{app}` are filled in.
 */
export interface WithdrawalInstruction {
  title: string;
  /** The right, its effects, and the form. */
  parts: readonly [InstructionPart, InstructionPart, InstructionPart];
  /** In the place of the trader's name and postal address, where no operator is configured. */
  unnamed: string;
}

/** Whom a withdrawal reaches, and where. */
export interface InstructionContext {
  /** Null: nobody is named, as on a trial. */
  operator: Operator | null;
  appName: string;
  /** Null: this site has no address for mail. */
  supportEmail: string | null;
  /** Without a trailing slash; the withdrawal function is below it. */
  publicUrl: string;
}

/** An instruction with its trader, as it stands on the page and in the mail that confirms a contract. */
export function fillInstruction(
  { title, parts, unnamed }: WithdrawalInstruction,
  { operator, appName, supportEmail, publicUrl }: InstructionContext,
): { title: string; parts: InstructionPart[] } {
  const identity = operator ? [operator.name, operator.address] : [unnamed.replace('{app}', () => appName)];
  const values: Record<string, string> = {
    trader: [...identity, operator?.contact, supportEmail].filter(Boolean).join(', '),
    address: `${publicUrl}/withdraw`,
  };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return { title, parts: parts.map(({ heading, lines }) => ({ heading, lines: lines.map(fill) })) };
}
