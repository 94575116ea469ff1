import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Tokens that one user, or one address without an account, has spent on a day (UTC). */
@Entity('model_spend')
export class ModelSpend {
  /** `user:<id>` or `ip:<address>`. */
  @PrimaryColumn('text')
  person!: string;

  @Index('model_spend_day')
  @PrimaryColumn('date')
  day!: string;

  @Column('bigint', { default: 0 })
  tokens!: string;
}
