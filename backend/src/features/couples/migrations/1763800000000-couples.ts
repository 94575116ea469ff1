import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What couples need beyond the specification's columns.
 *
 * `couples_enter` is what whoever changes a conversation does first: it waits for its turn in that conversation, for the rest of the
 * transaction, and says whether the session is there and open. So ids are given in the order of the commits (what is after an id that was
 * seen is all that is new), a message and the job that answers it never miss each other, and none is stored into a session that has just
 * been deleted. It is a function since only then it reads what others committed while it waited.
 *
 * The foreign keys of messages would look up and lock two rows for each message; triggers do the same work on the rare deletions instead.
 * Every change of a session is told to the nodes by its commit.
 */
const UP = `
alter table couples_sessions
  add column "partner2VisitorId" uuid,
  add column "partner1Language" text,
  add column "partner2Language" text,
  add column "partner1Read" bigint,
  add column "partner2Read" bigint,
  add column language text not null default 'en',
  add column unanswered text,
  add column "requestId" uuid;
drop index couples_sessions_partner1, couples_sessions_partner2;
create index couples_sessions_partner1 on couples_sessions ("partner1Id", id);
create index couples_sessions_partner2 on couples_sessions ("partner2Id", id);
create unique index couples_sessions_request on couples_sessions ("partner1Id", "requestId");
create index couples_sessions_visitor on couples_sessions ("partner2VisitorId") where "partner2VisitorId" is not null;

alter table couples_messages
  add column "clientMessageId" uuid,
  add column "senderRole" text check ("senderRole" in ('partner1', 'partner2')),
  add column language text not null default 'en',
  add column "storedBy" integer,
  add column "answersTo" bigint,
  drop constraint "couples_messages_sessionId_fkey",
  drop constraint "couples_messages_senderId_fkey";
drop index couples_messages_sender;
create unique index couples_messages_once on couples_messages ("sessionId", "clientMessageId");

create table couples_translations (
  "messageId" bigint not null,
  language text not null,
  text text,
  "claimedAt" timestamptz not null default now(),
  primary key ("messageId", language)
);

create function couples_enter(session bigint) returns boolean language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(7203116, (session % 2147483647)::int);
  return exists (select 1 from couples_sessions where id = session and "isActive" = 1);
end $$;

create function couples_session_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('beside_couples', json_build_object('id', new.id)::text);
  return null;
end $$;
create trigger couples_session_changed
  after update of "partner1Id", "partner2Id", "partner2VisitorId", "partner2Name", "partner1Language", "partner2Language", "isActive", unanswered
  on couples_sessions for each row execute function couples_session_changed();

create function couples_session_deleted() returns trigger language plpgsql as $$
begin
  perform couples_enter(old.id);
  delete from couples_translations t using couples_messages m where m."sessionId" = old.id and t."messageId" = m.id;
  delete from couples_messages where "sessionId" = old.id;
  delete from replies where subject = 'couples:' || old.id;
  perform pg_notify('beside_couples', json_build_object('id', old.id, 'gone', true)::text);
  return old;
end $$;
create trigger couples_session_deleted before delete on couples_sessions for each row execute function couples_session_deleted();

create function couples_sender_deleted() returns trigger language plpgsql as $$
begin
  update couples_messages set "senderId" = null
    where "senderId" = old.id and "sessionId" in (select id from couples_sessions where "partner2Id" = old.id);
  return old;
end $$;
create trigger couples_sender_deleted before delete on users for each row execute function couples_sender_deleted();
`;

const DOWN = `
drop trigger couples_sender_deleted on users;
drop trigger couples_session_deleted on couples_sessions;
drop trigger couples_session_changed on couples_sessions;
drop function couples_sender_deleted, couples_session_deleted, couples_session_changed, couples_enter;
drop table couples_translations;
drop index couples_messages_once;
create index couples_messages_sender on couples_messages ("senderId");
alter table couples_messages
  drop column "clientMessageId", drop column "senderRole", drop column language, drop column "storedBy", drop column "answersTo",
  add constraint "couples_messages_sessionId_fkey" foreign key ("sessionId") references couples_sessions (id) on delete cascade,
  add constraint "couples_messages_senderId_fkey" foreign key ("senderId") references users (id) on delete set null;
drop index couples_sessions_request, couples_sessions_visitor, couples_sessions_partner1, couples_sessions_partner2;
create index couples_sessions_partner1 on couples_sessions ("partner1Id", "createdAt" desc);
create index couples_sessions_partner2 on couples_sessions ("partner2Id", "createdAt" desc);
alter table couples_sessions
  drop column "partner2VisitorId", drop column "partner1Language", drop column "partner2Language", drop column "partner1Read",
  drop column "partner2Read", drop column language, drop column unanswered, drop column "requestId";
`;

export class Couples1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
