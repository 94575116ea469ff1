import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';
import type { AdviceCopy } from './advice.copy.ts';

/** Characters of the question that name a link. */
const TITLE = 80;

/** A shortened text ends with an ellipsis. */
const title = (column: string): string =>
  `case when length(${column}) > ${TITLE} then left(${column}, ${TITLE - 1}) || '…' else ${column} end`;

const LISTED_COLUMNS = `l.id, l."adviceId", ${title('s.description')} as title, l."withQuestion", l.until, l.until <= now() as "isOver", l.opened`;
const LISTED_FROM = 'advice_links l join advice_sessions s on s.id = l."adviceId"';

/** A link as it is listed. */
export const LISTED_LINK = {
  id: t.uuid,
  adviceId: t.uuid,
  title: t.present(t.text),
  withQuestion: t.boolean,
  until: t.timestamptz,
  isOver: t.present(t.boolean),
  opened: t.integer,
};

const MADE = {
  id: t.uuid,
  adviceId: t.uuid,
  userId: t.text,
  tokenHash: t.text,
  copy: t.jsonb<AdviceCopy>(),
  withQuestion: t.boolean,
};

/** The statements on `advice_links`. */
export const adviceLinks = {
  /** The user, the advice. @returns how many of their links work now */
  working: statement({
    sql: `select count(*)::int as "ofUser", (count(*) filter (where "adviceId" = $2))::int as "ofAdvice"
      from advice_links where "userId" = $1 and until > now()`,
    takes: [t.text, t.uuid],
    gives: { ofUser: t.present(t.integer), ofAdvice: t.present(t.integer) },
  }).one,

  make: statement({
    sql: `insert into advice_links (id, "adviceId", "userId", "tokenHash", copy, "withQuestion", until)
      values ($id, $adviceId, $userId, $tokenHash, $copy, $withQuestion, now() + make_interval(days => $days))`,
    takes: { ...MADE, days: t.integer },
  }).run,

  byId: statement({
    sql: `select ${LISTED_COLUMNS} from ${LISTED_FROM} where l."userId" = $1 and l.id = $2`,
    takes: [t.text, t.uuid],
    gives: LISTED_LINK,
  }).first,

  /** A user's, the newest first. */
  listOf: statement({
    sql: `select ${LISTED_COLUMNS} from ${LISTED_FROM} where l."userId" = $1 order by l."createdAt" desc, l.id`,
    takes: [t.text],
    gives: LISTED_LINK,
  }).all,

  remove: statement({ sql: 'delete from advice_links where "userId" = $1 and id = $2', takes: [t.text, t.uuid] }).some,

  /** Takes one back once more, after a restore. */
  removeAgain: statement({ sql: 'delete from advice_links where id = $1', takes: [t.uuid] }).run,

  /** Whether a link works. */
  works: statement({
    name: 'advice-link-works',
    sql: 'select 1 from advice_links where "tokenHash" = $1 and until > now()',
    takes: [t.text],
  }).some,

  /** Counts an opening. @returns the copy; null where the link does not work */
  open: statement({
    name: 'advice-link-open',
    sql: 'update advice_links set opened = opened + 1 where "tokenHash" = $1 and until > now() returning copy, until, "createdAt" as "madeAt"',
    takes: [t.text],
    gives: { copy: t.jsonb<AdviceCopy>(), until: t.timestamptz, madeAt: t.timestamptz },
  }).first,

  exportOf: statement({
    sql: `select "adviceId", "withQuestion", until, opened, "createdAt" from advice_links where "userId" = $1 order by "createdAt"`,
    takes: [t.text],
    gives: { adviceId: t.uuid, withQuestion: t.boolean, until: t.timestamptz, opened: t.integer, createdAt: t.timestamptz },
  }).all,
};
