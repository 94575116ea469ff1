import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A browser's session: of a user, or of a visitor. */
@Entity('sessions')
// An index on an expression over `sess`: see `entities.test.ts`.
@Index('sessions_user', { synchronize: false })
@Index('sessions_visitor', { synchronize: false })
export class SessionEntity {
  @PrimaryColumn('text')
  sid!: string;

  @Column('json')
  sess!: object;

  @Index('sessions_expire')
  @Column('timestamptz')
  expire!: Date;
}
