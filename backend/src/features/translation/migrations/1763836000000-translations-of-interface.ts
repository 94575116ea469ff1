import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `translations` takes texts of the interface alone, whoever writes them: nodes of the release before keep personal texts too, and go on for as
 * long as an upgrade takes. They pass over what they cannot keep.
 */
export class TranslationsOfInterface1763836000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('truncate translations');
    await runner.query(`alter table translations add constraint translations_of_interface check (hash like 'interface %')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table translations drop constraint translations_of_interface');
  }
}
