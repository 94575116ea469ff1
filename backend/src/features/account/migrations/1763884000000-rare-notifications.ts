import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a cached session holds of its user: see `SESSION_USER`. */
const COLUMNS = [
  ...['email', 'pendingEmail', 'firstName', 'lastName', 'dateOfBirth', 'language', 'isAdmin', 'isOwner', 'isEmailVerified'],
  ...['subscriptionPlan', 'subscriptionStatus', 'sessionEpoch'],
];
const row = (name: string): string => `(${COLUMNS.map((column) => `${name}."${column}"`).join(', ')})`;
const trigger = (condition: string): string =>
  `create trigger person_changed after update on users for each row when (${condition}) execute function person_changed()`;

/** A counted use notifies nobody: a commit that notifies takes one lock of the whole installation. */
export class RareNotifications1763884000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger person_changed on users');
    await runner.query(trigger(`${row('old')} is distinct from ${row('new')}`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger person_changed on users');
    await runner.query(trigger('old.* is distinct from new.*'));
  }
}
