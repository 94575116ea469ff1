import {
  KINDS_AT_FIRST,
  NOTICE_KINDS,
  QUIET_FROM_AT_FIRST,
  QUIET_UNTIL_AT_FIRST,
  ZONE_AT_FIRST,
} from '@beside/common/notifications/notifications.constants';
import type { NotificationsDto } from '@beside/common/notifications/notifications.dto';
import type { NotificationSettingsView } from '@beside/common/notifications/notifications.views';
import type pg from 'pg';
import type { Transaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { AppError } from '../../lib/app-error.ts';
import { nextMail } from './digest/notifications.digest.policy.ts';
import { pushDue } from './notifications.push.statements.ts';
import { notificationSettings } from './notifications.statements.ts';

const AT_FIRST: NotificationSettingsView = {
  kinds: { ...KINDS_AT_FIRST },
  quietFrom: QUIET_FROM_AT_FIRST,
  quietUntil: QUIET_UNTIL_AT_FIRST,
  zone: ZONE_AT_FIRST,
  email: 'never',
};

/** What a user is told of, and when. */
export interface Settings {
  settings(actor: Actor): Promise<NotificationSettingsView>;
  /** @throws AppError 400 where emails are turned on, and this server sends none */
  choose(actor: Actor, dto: NotificationsDto): Promise<NotificationSettingsView>;
}

/** What a user has chosen, or what holds at first. */
export async function settingsOf(db: Transaction, userId: string): Promise<NotificationSettingsView> {
  const row = await notificationSettings.of(db, userId);
  if (!row) return AT_FIRST;
  const { kinds, ...rest } = row;
  const isOn = (kind: (typeof NOTICE_KINDS)[number]): boolean => kinds.includes(kind);
  return { ...rest, kinds: { answer: isOn('answer'), message: isOn('message'), account: isOn('account') } };
}

interface SettingsDeps {
  pool: pg.Pool;
  mail: { enabled: boolean };
}

export function settingsService({ pool, mail }: SettingsDeps): Settings {
  return {
    settings: (actor) => settingsOf(pool, requireUser(actor).id),

    async choose(actor, { kinds, quietFrom, quietUntil, zone, email }) {
      const { id: userId } = requireUser(actor);
      // What was chosen while mail could be sent is no fault of a later change.
      if (email !== 'never' && !mail.enabled && (await settingsOf(pool, userId)).email !== email) {
        const noMail = 'Emails cannot be chosen here';
        throw new AppError('validation_failed', noMail, { errors: { email: [noMail] } });
      }
      const on = NOTICE_KINDS.filter((kind) => kinds[kind]);
      const hours = { quietFrom, quietUntil, zone };
      const mailAt = nextMail(email, hours, new Date());
      await notificationSettings.choose(pool, { userId, kinds: on, ...hours, email, mailAt });
      await pushDue.lookAgain(pool, userId);
      return settingsOf(pool, userId);
    },
  };
}
