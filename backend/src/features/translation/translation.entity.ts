import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Translated batches of the client's own texts. They belong to nobody. */
@Entity('translations')
@Check('translations_of_interface', `hash like 'interface %'`)
export class Translation {
  @PrimaryColumn('text')
  hash!: string;

  @PrimaryColumn('text')
  language!: string;

  /** A JSON array. */
  @Column('text')
  text!: string;

  @Index('translations_used')
  @Column('timestamptz', { default: () => 'now()' })
  usedAt!: Date;
}
