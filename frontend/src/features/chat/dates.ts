import { t } from '../../lib/i18n/i18n.store.ts';
import { dayHeading } from '../../lib/message-time.ts';

/** The heading of a day: today, yesterday, or its date. */
export const dayWords = (time: string): string => dayHeading(time, { today: t('chat.today'), yesterday: t('chat.yesterday') });
