import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In both, who translates a message holds it first, and so does who deletes it: a translation cannot outlive its message. */
const deleted = (steps: string): string => `
  create or replace function couples_session_deleted() returns trigger language plpgsql as $$
  declare
    gone bigint[];
  begin
    perform couples_enter(old.id);
    ${steps}
    delete from replies where subject = 'couples:' || old.id;
    perform pg_notify('beside_couples', json_build_object('id', old.id, 'gone', true)::text);
    return old;
  end $$`;

const MESSAGES_FIRST = `
    with deleted as (delete from couples_messages where "sessionId" = old.id returning id) select array_agg(id) from deleted into gone;
    delete from couples_translations where "messageId" = any(gone);`;

const TRANSLATIONS_FIRST = `
    delete from couples_translations t using couples_messages m where m."sessionId" = old.id and t."messageId" = m.id;
    delete from couples_messages where "sessionId" = old.id;`;

/**
 * `translations` holds interface texts alone from now on. What people wrote was kept there too, with no owner to go with: all of it goes.
 * Translations of a couple's messages go after the messages, so that none is claimed in between.
 */
export class InterfaceTranslations1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(deleted(MESSAGES_FIRST));
    await runner.query(
      'delete from couples_translations t where not exists (select 1 from couples_messages m where m.id = t."messageId")',
    );
    // Last: it locks the table, which other nodes read, until all of this is done.
    await runner.query('truncate translations');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(deleted(TRANSLATIONS_FIRST));
  }
}
