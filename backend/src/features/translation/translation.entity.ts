import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

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

/** Translations of the texts of one advice session, its chat included. They are deleted with it. */
@Entity('session_translations')
export class SessionTranslation {
  @ForeignKey('advice_sessions', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  sessionId!: string;

  /** Of the text: SHA-256, in base64url. */
  @PrimaryColumn('text')
  hash!: string;

  /** An English language name, as `Dutch`. */
  @PrimaryColumn('text')
  language!: string;

  @Column('text')
  text!: string;
}
