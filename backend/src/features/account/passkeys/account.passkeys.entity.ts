import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A passkey: a key pair whose public half is here. */
@Entity('passkeys')
export class Passkey {
  @PrimaryColumn('uuid')
  id!: string;

  @Index('passkeys_user')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('text')
  userId!: string;

  /** What its authenticator calls it, in base64url. */
  @Column('text', { unique: true })
  credentialId!: string;

  /** COSE, in base64url. */
  @Column('text')
  publicKey!: string;

  /** How often it was used, as its authenticator counts; 0 where it does not. */
  @Column('bigint')
  counter!: string;

  /** How a browser reaches its authenticator. */
  @Column('jsonb')
  transports!: string[];

  /** What kind of authenticator it says that it is. */
  @Column('text')
  aaguid!: string;

  /** Its provider copies it to other devices. */
  @Column('boolean')
  isSynced!: boolean;

  /** Null: its user has given it none. */
  @Column('text', { nullable: true })
  name!: string | null;

  /** In which browser it was added, and on which system. */
  @Column('text', { nullable: true })
  browser!: string | null;

  @Column('text', { nullable: true })
  system!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('date', { nullable: true })
  lastUsedOn!: string | null;

  /** The password was reset since: its user has not said yet whether it is theirs. */
  @Column('boolean', { default: false })
  inQuestion!: boolean;
}

/** A challenge that a passkey has answered: none counts twice. */
@Entity('passkey_challenges')
export class PasskeyChallenge {
  @PrimaryColumn('text')
  id!: string;

  @Index('passkey_challenges_taken')
  @Column('timestamptz', { default: () => 'now()' })
  takenAt!: Date;
}
