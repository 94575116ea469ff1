import { EMAIL_CHANGE_DAYS } from '@beside/common/account/account.constants';
import { normaliseEmail } from '@beside/common/account/account.rules';
import type { Transaction } from '../../database/transaction.ts';
import { publishSessionEnd } from '../../http/session-ends.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { codeOf } from '../../lib/error-code.ts';
import { lastOwner, lockOwners } from './account.owner.ts';
import { accounts } from './account.statements.ts';
import type { AccountDeps } from './account.types.ts';
import type { DirectoryRow } from './directory/account.directory.statements.ts';
import { directory } from './directory/account.directory.ts';
import { accountMail, enqueueMail } from './mails/account.jobs.ts';
import { emailTaken } from './registration/account.registration.ts';
import { dropTokens } from './registration/account.tokens.ts';

/** What an administrator may write of a user. */
interface ProfileChange {
  firstName: string;
  lastName: string;
  email: string;
  /** `YYYY-MM-DD`, or null for none; left out, it stays. */
  dateOfBirth?: string | null;
}

export interface Rights {
  isAdmin: boolean;
  isOwner: boolean;
}

/** The rights before and after a change. */
export interface RightsMade {
  before: Rights;
  after: Rights;
}

/** The user before a change, and what has changed. */
export interface Edited {
  before: DirectoryRow;
  fields: ProfileField[];
  /** Keyed hashes of the addresses before and after, where the address has changed: they show one that is changed back. */
  emails: { from: string; to: string } | null;
}

type ProfileField = keyof ProfileChange;

const FIELDS: readonly ProfileField[] = ['firstName', 'lastName', 'email', 'dateOfBirth'];

type AdministrationDeps = Pick<AccountDeps, 'pool' | 'jobs' | 'mail' | 'devices' | 'notices'>;

/** Changes that somebody else makes to an account, each in a transaction of theirs. Who may is the caller's question, and asked before; that an
 * owner is left is ours. */
export interface Administration {
  /** Has every page of a user read their account again; with the commit. */
  announce(transaction: Transaction, id: string): Promise<void>;
  /**
   * Changes names, address and date of birth. An address holds at once, as verified as the old one was: whoever changes it vouches for it. The old one
   * receives a link to agree or to undo it, and links that were mailed are void. Until its owner has agreed, for seven days at most, a link for a new
   * password goes to the old one alone, and gives it back: else an admin could read anybody's talks by an address of their own.
   * @param check is called with the user, who is locked; it refuses by throwing
   * @returns the user before and after, and what has changed
   * @throws AppError 404, 409 `email_taken`
   */
  edit(
    transaction: Transaction,
    id: string,
    change: ProfileChange,
    check: (user: DirectoryRow) => void,
    actorId: string,
  ): Promise<Edited>;
  /**
   * Makes a user an admin or an owner, or an ordinary user again. Their sockets are closed on every node, and come back with the new rights; their
   * sessions go on.
   * @param next decides with the user and the one who asks, both locked as they are now; it refuses by throwing
   * @returns the rights before and after; null: they had these
   * @throws AppError 404, 409 `last_owner`, `conflict` for an owner who would be no admin
   */
  setRights(
    transaction: Transaction,
    given: { id: string; actorId: string },
    next: (user: DirectoryRow, actor: DirectoryRow | null) => Rights,
  ): Promise<RightsMade | null>;
}

/**
 * Changes that somebody else makes to an account, each in a transaction of theirs. Who may is the caller's question, and asked before; that an
 * owner is left is ours.
 */
export function administration(deps: AdministrationDeps): Administration {
  return {
    announce: (transaction, id) => publishSessionEnd(transaction, { userId: id, changed: true, shown: true }),
    ...editing(deps),
    ...rights(deps),
  };
}

function editing(deps: AdministrationDeps): Pick<Administration, 'edit'> {
  const { byId } = directory(deps);
  /** To the address before, and, where that was somebody else's choice as well, to the one that its owner had. */
  const mailChange = async (
    transaction: Transaction,
    before: DirectoryRow,
    actorId: string,
    formerEmail: string | null,
  ): Promise<void> => {
    if (before.id === actorId || before.email !== formerEmail)
      await enqueueMail(deps.jobs, transaction, accountMail(before, 'email_changed'));
    if (before.id !== actorId && formerEmail !== null)
      await enqueueMail(deps.jobs, transaction, { about: 'email_changed_for_you', userId: before.id, email: formerEmail });
  };

  return {
    async edit(transaction, id, change, check, actorId) {
      await accounts.lock(transaction, id);
      const before = await byId(id, transaction);
      if (!before) throw notFound();
      check(before);
      const next = {
        firstName: change.firstName.trim(),
        lastName: change.lastName.trim(),
        email: normaliseEmail(change.email),
        dateOfBirth: change.dateOfBirth === undefined ? before.dateOfBirth : change.dateOfBirth,
      };
      const fields = FIELDS.filter((field) => next[field] !== before[field]);
      if (fields.length === 0) return { before, fields, emails: null };
      const isMoved = fields.includes('email');
      const formerEmail = await accounts
        .edit(transaction, {
          ...{ id, ...next, isMoved, days: EMAIL_CHANGE_DAYS },
          // Without mail, an address gives nothing back.
          isKept: isMoved && id !== actorId && deps.mail.enabled,
          // An address that nobody has proven is no one's to keep, where addresses are verified.
          isProven: !deps.mail.verification,
        })
        .catch((error: unknown) => {
          throw codeOf(error) === '23505' ? emailTaken() : error;
        });
      if (isMoved && (await accounts.isReserved(transaction, next.email, id))) throw emailTaken();
      if (isMoved) {
        await dropTokens(transaction, id);
        await deps.notices.addForAccount(transaction, id);
        if (deps.mail.enabled) await mailChange(transaction, before, actorId, formerEmail);
      }
      await publishSessionEnd(transaction, { userId: id, changed: true, shown: true });
      const { hashEmail } = deps.devices;
      return { before, fields, emails: isMoved ? { from: hashEmail(before.email), to: hashEmail(next.email) } : null };
    },
  };
}

function rights(deps: AdministrationDeps): Pick<Administration, 'setRights'> {
  const { byId } = directory(deps);

  return {
    async setRights(transaction, { id, actorId }, next) {
      const owners = await lockOwners(transaction, [id, actorId]);
      const user = await byId(id, transaction);
      if (!user) throw notFound();
      const before = { isAdmin: user.isAdmin === 1, isOwner: user.isOwner === 1 };
      const after = next(user, await byId(actorId, transaction));
      if (before.isOwner && owners.length === 1 && !(after.isOwner && after.isAdmin)) throw lastOwner();
      if (after.isOwner && !after.isAdmin) throw new AppError('conflict', 'An owner is always an admin.');
      if (before.isAdmin === after.isAdmin && before.isOwner === after.isOwner) return null;
      await accounts.setRights(transaction, id, after.isAdmin ? 1 : 0, after.isOwner ? 1 : 0);
      await publishSessionEnd(transaction, { userId: id, changed: true, shown: true });
      await publishSessionEnd(transaction, { userId: id });
      return { before, after };
    },
  };
}
