import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The use of the paid period by plan, beside the count for the limit, which may begin anew within it; and which contract a declaration is about. */
export class PeriodUsage1763878000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column "periodSince" timestamptz, add column "periodUsage" jsonb not null default '{}',
        alter column "previousUsage" drop default;
      alter table users alter column "previousUsage" type jsonb
        using case when "previousUsage" > 0 then jsonb_build_object("subscriptionPlan", "previousUsage") else '{}'::jsonb end;
      alter table users alter column "previousUsage" set default '{}';
      update users set "periodSince" = greatest("currentPeriodStart", "usageResetAt"),
        "periodUsage" = jsonb_build_object("subscriptionPlan", "usageCount") where "currentPeriodStart" is not null;
      alter table contract_notices add column "subscriptionId" text;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table contract_notices drop column "subscriptionId";
      alter table users rename column "previousUsage" to "previousByPlan";
      alter table users add column "previousUsage" integer not null default 0;
      update users set "previousUsage" = (select coalesce(sum(value::integer), 0) from jsonb_each_text("previousByPlan"));
      alter table users drop column "previousByPlan", drop column "periodUsage", drop column "periodSince";`);
  }
}
