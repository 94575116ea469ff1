import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A user's customer at Stripe, and the newest state that was read there. Plan, status and period are columns of `users`. */
@Entity('billing_accounts')
export class BillingAccount {
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  userId!: string;

  @Column('text', { nullable: true, unique: true })
  customerId!: string | null;

  /** A digest of the name, address and language that Stripe was told. */
  @Column('text', { nullable: true })
  told!: string | null;

  /** Of the reading that was stored: a later one has a higher number, so that an older never overwrites it. */
  @Column('bigint', { default: 0 })
  ticket!: string;

  @Column('jsonb', { nullable: true })
  state!: object | null;

  @Column('timestamptz', { nullable: true })
  syncedAt!: Date | null;
}

/** A change at Stripe. Its id makes the idempotency keys, so that a repetition after a crash changes nothing twice. */
@Entity('billing_operations')
@Index('billing_operations_open', ['userId'], { unique: true, where: '"finishedAt" is null' })
export class BillingOperation {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text')
  userId!: string;

  @Column('text')
  kind!: string;

  @Column('jsonb')
  input!: object;

  /** Raised when Stripe has failed: its keys would answer that failure again. */
  @Column('integer', { default: 1 })
  attempt!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** The run that works on it, and its last sign of life. */
  @Column('uuid')
  holder!: string;

  @Column('timestamptz', { default: () => 'now()' })
  heldAt!: Date;

  /** When it was given up without knowing whether Stripe did it: it can be settled at once. */
  @Column('timestamptz', { nullable: true })
  leftAt!: Date | null;

  @Index('billing_operations_finished')
  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}

/** What a user was told that a change costs. */
@Entity('billing_quotes')
export class BillingQuote {
  @PrimaryColumn('uuid')
  id!: string;

  @Index('billing_quotes_user')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text')
  userId!: string;

  @Column('jsonb')
  view!: object;

  /** Unix seconds. */
  @Column('bigint')
  prorationDate!: string;

  /** The operation that carried it out. */
  @Column('uuid', { nullable: true })
  usedBy!: string | null;

  @Index('billing_quotes_created')
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** An event that Stripe has sent: taken once. */
@Entity('stripe_events')
export class StripeEvent {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  type!: string;

  @Column('text', { nullable: true })
  customerId!: string | null;

  @Index('stripe_events_received')
  @Column('timestamptz', { default: () => 'now()' })
  receivedAt!: Date;

  @Column('timestamptz', { nullable: true })
  doneAt!: Date | null;
}

/** One row: how far the events of the payment provider are complete. */
@Entity('billing_progress')
export class BillingProgress {
  @PrimaryColumn('integer')
  id!: number;

  /** Unix seconds of the provider. */
  @Column('bigint')
  completeUntil!: string;
}

/** A customer of a deleted account, until Stripe has confirmed that it is deleted there, too. */
@Entity('billing_erasures')
export class BillingErasure {
  @PrimaryColumn('text')
  customerId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** The latest withdrawal of a deleted account: its address may order again, but not get everything back a second time. */
@Entity('billing_withdrawals')
export class BillingWithdrawal {
  /** See `keptWithdrawals`: no address is stored. */
  @PrimaryColumn('text')
  addressHash!: string;

  @Index('billing_withdrawals_at')
  @Column('timestamptz')
  withdrawnAt!: Date;

  /** Sessions that count on until `usageKeptUntil`; null: none do. */
  @Column('integer')
  usageCount!: number;

  @Column('timestamptz', { nullable: true })
  usageKeptUntil!: Date | null;
}

/** What has been counted as income: a paid invoice, or (negative) what was given back of a charge, or taken by a dispute. */
@Entity('billing_income')
export class BillingIncome {
  /** Stripe's id of the invoice, the charge or the dispute. */
  @PrimaryColumn('text')
  id!: string;

  @Column('bigint')
  cents!: string;
}
