import type { Tables } from '../database/tables.ts';
import { WaitingReplies1763841000000 } from './migrations/1763841000000-waiting-replies.ts';
import { ShownReplies1763880000000 } from './migrations/1763880000000-shown-replies.ts';
import { ReplyEntity } from './reply.entity.ts';
import { replyUserData } from './reply.user-data.ts';

/** What the engine for replies keeps. */
export const REPLY_TABLES: Tables = {
  entities: [ReplyEntity],
  migrations: [WaitingReplies1763841000000, ShownReplies1763880000000],
  userData: [replyUserData],
};
