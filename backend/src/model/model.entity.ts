import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Tokens that were spent on a day (UTC), on one of the levels of `payer.ts`. */
@Entity('model_spend')
export class ModelSpend {
  /** The level's key: `user:<id>`, `address:<address>`, `all` … */
  @PrimaryColumn('text')
  person!: string;

  @Index('model_spend_day')
  @PrimaryColumn('date')
  day!: string;

  @Column('bigint', { default: 0 })
  tokens!: string;

  /** Of a user: a request that was under way when the account was deleted must not bring the row back. */
  @Index('model_spend_user')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text', { nullable: true })
  userId!: string | null;
}
