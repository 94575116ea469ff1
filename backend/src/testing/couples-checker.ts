import pg from 'pg';

/*
 * Judges the screens of two partners by what is stored. It knows only the product's table names, so that it
 * cannot repeat a mistake of the product.
 */

/** A message as the database has it; `role` is null for the counsellor. */
export interface StoredMessage {
  id: number;
  session: number;
  role: string | null;
  clientId: string | null;
  text: string;
  /** Of a reply: the last message that it had read. Later messages before the reply belong to the next one. */
  answersTo: number | null;
  storedAt: number;
}

/** What one page sent and saw. Times are milliseconds of the machine's clock. */
export interface PageRecord {
  session: number;
  role: string;
  /** In the order of writing; `id` is the acknowledgement's. */
  sent: { clientId: string; text: string; id: number | null; ackedAt: number | null }[];
  /** Every message at its first appearance, by push or read. */
  screen: { id: number; text: string; seenAt: number }[];
  /** The times at which its sockets connected. */
  connectedAt: number[];
}

export interface Evidence {
  records: PageRecord[];
  stored: StoredMessage[];
  /** Replies that are neither done nor given up. */
  openReplies: number;
  /** Replies that failed for good: harmless if the next reply answers their messages. */
  givenUp: number;
  /** When the database was away: its messages cannot be shown then. */
  outages: { from: number; until: number }[];
}

export interface Judgement {
  /** One line for each fault. */
  faults: string[];
  messages: number;
  answers: number;
  givenUp: number;
  /** Milliseconds from the later of the acknowledgement and the reader's reconnection until the partner saw it. */
  lateness: number[];
}

/** Reads what is stored, by plain SQL. */
export async function readStored(databaseUrl: string): Promise<Pick<Evidence, 'stored' | 'openReplies' | 'givenUp'>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<
      Omit<StoredMessage, 'id' | 'session' | 'answersTo'> & { id: string; session: string; answersTo: string | null }
    >(
      `select id, "sessionId" as session, "senderRole" as role, "clientMessageId" as "clientId", message as text, "answersTo",
              (extract(epoch from "createdAt") * 1000)::float8 as "storedAt" from couples_messages order by id`,
    );
    const replies = await client.query<{ open: number; failed: number }>(
      `select count(*) filter (where status in ('queued', 'running'))::int as open,
              count(*) filter (where status = 'failed')::int as failed from replies`,
    );
    const { open = 0, failed = 0 } = replies.rows[0] ?? {};
    const stored = rows.map((row) => ({
      ...row,
      id: Number(row.id),
      session: Number(row.session),
      answersTo: row.answersTo === null ? null : Number(row.answersTo),
    }));
    return { stored, openReplies: open, givenUp: failed };
  } finally {
    await client.end();
  }
}

/** The faults, and the lateness of each message. */
export function judge({ records, stored, openReplies, givenUp, outages }: Evidence): Judgement {
  const faults: string[] = [];
  const lateness: number[] = [];
  if (openReplies > 0) faults.push(`${openReplies} replies are still waited for`);
  for (const [session, pages] of bySession(records)) {
    const talk = stored.filter((message) => message.session === session).sort((one, other) => one.id - other.id);
    const sent = pages.flatMap((page) => page.sent);
    const name = `session ${session}`;
    faults.push(...faultsOfConversation(talk, sent).map((fault) => `${name}: ${fault}`));
    const acks = new Map(sent.map(({ clientId, ackedAt }) => [clientId, ackedAt]));
    for (const page of pages) {
      const whose = `${name}, ${page.role}`;
      faults.push(...faultsOfSender(talk, page).map((fault) => `${whose}: ${fault}`));
      faults.push(...faultsOfScreen(talk, page).map((fault) => `${whose}: ${fault}`));
      const seen = new Map(page.screen.map(({ id, seenAt }) => [id, seenAt]));
      for (const { id, clientId, role, storedAt } of talk) {
        if (role === page.role) continue;
        const known = clientId === null ? storedAt : acks.get(clientId);
        const seenAt = seen.get(id);
        if (known && seenAt !== undefined) lateness.push(lateBy(seenAt, known, page.connectedAt, outages));
      }
    }
  }
  const messages = stored.filter(({ role }) => role).length;
  return { faults, messages, answers: stored.length - messages, givenUp, lateness };
}

/** The conversation itself: each message once, and each burst answered once. */
function faultsOfConversation(talk: StoredMessage[], sent: PageRecord['sent']): string[] {
  const faults: string[] = [];
  const known = new Map(sent.map((message) => [message.clientId, message]));
  const texts = new Set<string>();
  for (const { id, clientId, role, text } of talk) {
    if (role === null) continue;
    if (texts.has(text)) faults.push(`message ${id} is stored twice: ${text}`);
    texts.add(text);
    if (known.get(clientId ?? '')?.text !== text) faults.push(`message ${id} was never sent: ${text}`);
  }
  return [...faults, ...faultsOfAnswers(talk)];
}

/** Exactly one reply answers each message of a partner, and each reply answers something new. */
function faultsOfAnswers(talk: StoredMessage[]): string[] {
  const faults: string[] = [];
  const questions = talk.filter(({ role }) => role !== null).map(({ id }) => id);
  let answered = 0;
  for (const { id, role, answersTo } of talk) {
    if (role !== null) continue;
    const upTo = answersTo ?? 0;
    if (upTo >= id) faults.push(`answer ${id} was written before what it answers, ${upTo}`);
    if (!questions.some((question) => question > answered && question <= upTo)) faults.push(`answer ${id} answers nothing new`);
    answered = Math.max(answered, upTo);
  }
  const left = questions.filter((question) => question > answered);
  if (left.length > 0) faults.push(`${left.length} messages from ${left[0]} on were never answered`);
  return faults;
}

/** One partner's messages: each acknowledged, stored as acknowledged, in the order of writing. */
function faultsOfSender(talk: StoredMessage[], { sent }: PageRecord): string[] {
  const faults: string[] = [];
  const stored = new Map(talk.map((message) => [message.clientId, message]));
  let before = 0;
  for (const { clientId, text, id, ackedAt } of sent) {
    const found = stored.get(clientId);
    if (ackedAt === null) faults.push(`was never acknowledged: ${text}`);
    else if (!found) faults.push(`was acknowledged and is lost: ${text}`);
    else if (found.id !== id) faults.push(`was acknowledged as ${id} and stored as ${found.id}: ${text}`);
    if (found && found.id < before) faults.push(`is stored before what was written before it: ${text}`);
    before = Math.max(before, found?.id ?? 0);
  }
  return faults;
}

/** One screen, in the order of the ids, compared with what is stored. */
function faultsOfScreen(talk: StoredMessage[], { screen }: PageRecord): string[] {
  const shown = [...screen].sort((one, other) => one.id - other.id);
  const faults: string[] = [];
  const seen = new Map(shown.map((message) => [message.id, message]));
  if (seen.size < shown.length) faults.push(`shows ${shown.length - seen.size} messages twice`);
  for (const { id, text } of talk) {
    const found = seen.get(id);
    if (!found) faults.push(`does not show message ${id}: ${text}`);
    else if (found.text !== text) faults.push(`shows another text as message ${id}: ${found.text}`);
    seen.delete(id);
  }
  for (const { id, text } of seen.values()) faults.push(`shows message ${id}, which is not stored: ${text}`);
  return faults;
}

/** Milliseconds after the latest of the commit's acknowledgement, the reader's connection, and the database's return. */
function lateBy(seenAt: number, knownAt: number, connectedAt: number[], outages: Evidence['outages']): number {
  let from = knownAt;
  for (const at of connectedAt) if (at <= seenAt) from = Math.max(from, at);
  for (const outage of outages) if (outage.from <= seenAt && outage.until > from) from = outage.until;
  return Math.max(0, seenAt - from);
}

function bySession(pages: PageRecord[]): Map<number, PageRecord[]> {
  const sessions = new Map<number, PageRecord[]>();
  for (const page of pages) sessions.set(page.session, [...(sessions.get(page.session) ?? []), page]);
  return sessions;
}
