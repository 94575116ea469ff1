import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The incident monitor, in one row, and what its banners need. `revision`: see `site_announcements`. */
export class IncidentMonitor1763871001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table incident_monitor (
        id integer primary key,
        "isRunning" integer not null default 0,
        "statusPageUrl" text,
        "feedUrl" text,
        format text,
        "lastCheck" timestamptz,
        "lastSuccess" timestamptz,
        fault text,
        "faultStatus" integer,
        "leaseId" uuid,
        "leaseUntil" timestamptz
      );
      insert into incident_monitor (id) values (1);
      alter table system_status
        add column "externalId" text,
        add column url text,
        add column "isDemo" integer not null default 0,
        add column "endsAt" timestamptz,
        add column revision integer not null default 1;
      create index system_status_active on system_status ("isActive") where "isActive" = 1;
      create index system_status_updated on system_status ("updatedAt");`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table incident_monitor;
      alter table system_status drop column "externalId", drop column url, drop column "isDemo", drop column "endsAt", drop column revision;
      drop index system_status_active, system_status_updated;`);
  }
}
