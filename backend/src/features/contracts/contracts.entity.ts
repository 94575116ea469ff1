import type { CancelKind, DeclarationKind } from '@beside/common/contracts/contracts.constants';
import type { Language } from '@beside/common/language/language.constants';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A withdrawal or a cancellation, as it was declared. */
@Entity('contract_notices')
export class ContractDeclaration {
  @PrimaryColumn('uuid')
  id!: string;

  /** What its sender knows it by: see `declarationNumber`. */
  @Column('text', { unique: true })
  number!: string;

  @Column('text')
  kind!: DeclarationKind;

  @Index('contract_notices_received')
  @Column('timestamptz')
  receivedAt!: Date;

  @Column('text')
  name!: string;

  @Index('contract_notices_email')
  @Column('text')
  email!: string;

  @Column('text')
  contract!: string;

  /** Of a cancellation. */
  @Column('text', { nullable: true })
  cancelKind!: CancelKind | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  /** Null: as early as possible. */
  @Column('date', { nullable: true })
  endsOn!: string | null;

  @Column('text')
  language!: Language;

  /** Whose it is, once that is shown; null again when the account is deleted. */
  @Index('contract_notices_user')
  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column('text', { nullable: true })
  userId!: string | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  /** Sessions that its owner had used when it was received: what was used after a withdrawal is owed. */
  @Column('integer', { nullable: true })
  usedBefore!: number | null;

  /** What is done about it, decided once. */
  @Column('text', { nullable: true })
  outcome!: DeclarationOutcome | null;

  /** The provider's subscription that it is about, decided with the outcome: it never ends a later one. */
  @Column('text', { nullable: true })
  subscriptionId!: string | null;

  /** Until when one process carries it out. */
  @Column('timestamptz', { nullable: true })
  leaseUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  doneAt!: Date | null;

  /** SHA-256 of the tokens in its mailed links. */
  @Column('text', { array: true, default: '{}' })
  tokenHashes!: string[];
}

/** `none`: the account has no contract. */
export const DECLARATION_OUTCOMES = ['withdrawn', 'cancelled', 'none'] as const;
export type DeclarationOutcome = (typeof DECLARATION_OUTCOMES)[number];
