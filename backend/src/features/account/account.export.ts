import type pg from 'pg';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { presentUser } from './account.presenter.ts';
import { accounts } from './account.store.ts';

/** What is held about a person beside the account itself: a name for each part, and the question that gives it. */
const PARTS: Record<string, string> = {
  usage: `select "usageCount", "usageResetAt" as "countedSince", "subscriptionPlan" as plan, "subscriptionStatus" as status from users where id = $1`,
  adviceSessions: `select a.id, a.category, a."adviceStyle", a.language, a.description, a.advice::json as advice, a."creatorIpAddress" as "ipAddress", a."createdAt",
      coalesce((select json_agg(json_build_object('message', c.message, 'messageType', c."messageType", 'createdAt', c."createdAt") order by c.id)
                from chat_messages c where c."sessionId" = a.id), '[]') as chat
    from advice_sessions a where a."userId" = $1 order by a."createdAt"`,
  couplesSessions: `select s.id, s."sessionName", s."partner1Name", s."partner2Name", s."isActive" = 1 as "isActive", s."createdAt",
      coalesce((select json_agg(json_build_object('senderName', m."senderName", 'message', m.message, 'messageType', m."messageType", 'createdAt', m."createdAt",
                  'translations', (select coalesce(json_object_agg(t.language, t.text), '{}') from couples_translations t
                                   where t."messageId" = m.id and t.text is not null)) order by m.id)
                from couples_messages m where m."sessionId" = s.id), '[]') as messages
    from couples_sessions s where s."partner1Id" = $1 or s."partner2Id" = $1 order by s."createdAt"`,
  beingWritten: `select kind, input as question, "createdAt" from replies where "userId" = $1 and status in ('queued', 'running')`,
  modelUse: `select day::text as day, tokens::int as tokens from model_spend where person = 'user:' || $1 order by day`,
  browsersSignedIn: `select expire as "validUntil" from sessions where sess ->> 'userId' = $1 order by expire`,
  knownPlaces: `select "lastUsed" from sign_in_places where "userId" = $1 order by "lastUsed"`,
  mailLinks: `select "tokenType" as kind, email, "createdAt", "expiresAt", "isUsed" = 1 as used from auth_tokens where "userId" = $1 order by id`,
  apiTokens: `select "tokenName" as name, permissions, "createdAt", "lastUsed", "expiresAt", "isActive" = 1 as "isActive" from api_tokens where "userId" = $1 order by id`,
};

/** Everything that is held about the person who asks, as one document. Of a password and of links, only that they exist. */
export async function exportAccount(pool: pg.Pool, actor: Actor): Promise<object> {
  const { id } = requireUser(actor);
  const user = await accounts.byId(pool, id);
  const parts: Record<string, unknown[]> = {};
  for (const [name, question] of Object.entries(PARTS)) parts[name] = (await pool.query(question, [id])).rows;
  return { exportedAt: new Date().toISOString(), account: user && { ...presentUser(user), language: user.language }, ...parts };
}
