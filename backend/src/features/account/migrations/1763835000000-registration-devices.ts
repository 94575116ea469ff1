import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `device` is the browser that registered, as a keyed hash. There the mailed link verifies at once; elsewhere it needs the password. */
export class RegistrationDevices1763835000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table pending_registrations add column device text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table pending_registrations drop column device');
  }
}
