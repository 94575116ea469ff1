import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { LINKS_OF_ADVICE_MAX, LINKS_OF_USER_MAX } from '@beside/common/advice/advice.links.constants';
import type { NewLinkDto } from '@beside/common/advice/advice.links.dto';
import type { LinkView } from '@beside/common/advice/advice.links.views';
import type pg from 'pg';
import { parse } from 'valibot';
import { recordErasure } from '../../../database/erasures.ts';
import type { RowOf } from '../../../database/statement.ts';
import { transact } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/actor.ts';
import { requireUser } from '../../../http/authorize.ts';
import { AppError, notFound, notSignedIn } from '../../../lib/app-error.ts';
import type { UsageService } from '../../usage/usage.service.ts';
import type { AdviceService } from '../advice.service.ts';
import { AdviceCopy, copyOf } from './advice.copy.ts';
import { adviceLinks, type LISTED_LINK } from './advice.links.statements.ts';

interface LinksDeps {
  pool: pg.Pool;
  advice: Pick<AdviceService, 'requireOwn' | 'holdSession'>;
  usage: Pick<UsageService, 'lock'>;
  publicUrl: string;
}

/** Links to copies of advice, for one reader. */
export interface AdviceLinks {
  /**
   * Makes a link to a copy of a user's own advice as it is now.
   * @returns its address as well, which nobody can be told again
   * @throws AppError 404 for another's advice or none, 409 `full`, and `conflict` where help stands in the advice's place
   */
  make(actor: Actor, adviceId: string, dto: NewLinkDto): Promise<{ url: string; link: LinkView }>;
  list(actor: Actor): Promise<LinkView[]>;
  /** Takes a link back: from the commit on no node shows its copy. @throws AppError 404 for another's or none */
  takeBack(actor: Actor, id: string): Promise<void>;
  /** Whether an address works. It counts nothing. */
  works(token: string): Promise<boolean>;
  /** Counts an opening. @returns the copy; null where the address does not work */
  open(token: string): Promise<OpenedCopy | null>;
}

/** A copy that was opened: when it was made, and until when it can be read. */
export interface OpenedCopy {
  copy: AdviceCopy;
  until: Date;
  madeAt: Date;
}

const TOKEN_BYTES = 32;

/** A database that was read does not show the addresses. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const present = (row: RowOf<typeof LISTED_LINK>): LinkView => ({ ...row, until: row.until.toISOString() });

export function adviceLinksOf({ pool, advice, usage, publicUrl }: LinksDeps): AdviceLinks {
  return {
    async make(actor, adviceId, { days, withQuestion }) {
      const user = requireUser(actor);
      const copy = copyOf(await advice.requireOwn(actor, adviceId), withQuestion);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const id = randomUUID();
      const row = await transact(pool, async (transaction) => {
        // One after the other, so that two pages cannot pass the limit.
        if (!(await usage.lock(transaction, user.id))) throw notSignedIn();
        await advice.holdSession(transaction, adviceId);
        const { ofAdvice, ofUser } = await adviceLinks.working(transaction, user.id, adviceId);
        if (ofAdvice >= LINKS_OF_ADVICE_MAX) throw full(`This advice has ${LINKS_OF_ADVICE_MAX} links. Take one back first.`);
        if (ofUser >= LINKS_OF_USER_MAX) throw full(`You have ${LINKS_OF_USER_MAX} links. Take one back first.`);
        await adviceLinks.make(transaction, {
          id,
          adviceId,
          userId: user.id,
          tokenHash: hashOf(token),
          copy,
          withQuestion,
          days,
        });
        return adviceLinks.byId(transaction, user.id, id);
      });
      if (!row) throw notFound();
      return { url: `${publicUrl}/s/${token}`, link: present(row) };
    },

    async list(actor) {
      return (await adviceLinks.listOf(pool, requireUser(actor).id)).map(present);
    },

    async takeBack(actor, id) {
      const user = requireUser(actor);
      await transact(pool, async (transaction) => {
        if (!(await adviceLinks.remove(transaction, user.id, id))) throw notFound();
        // A backup that is restored must not show it again.
        await recordErasure(transaction, 'advice-link', id);
      });
    },

    works: (token) => adviceLinks.works(pool, hashOf(token)),

    async open(token) {
      const opened = await adviceLinks.open(pool, hashOf(token));
      return opened && { ...opened, copy: parse(AdviceCopy, opened.copy) };
    },
  };
}

const full = (message: string): AppError => new AppError('full', message);
