import { DEFAULT_LIMIT } from '@beside/common/usage/usage.constants';
import { Button } from '@mantine/core';
import { IconGift, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Note } from '../../../components/kit/Note.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import { usageWords } from '../usage-words.ts';
import { useUsage } from '../use-usage.ts';
import styles from './UsageNote.module.css';

const parts = { b: (words: string) => <strong>{words}</strong> };

/** Above the form: the sessions left, or the ways to get more. */
export function UsageNote({ signedIn }: { signedIn: boolean }) {
  const t = useT();
  const { usage, failed } = useUsage(signedIn);
  if (usage?.reached) {
    return (
      <Note
        tone="warn"
        role="alert"
        icon={IconInfoCircle}
        action={
          <div className={styles.ways}>
            {!signedIn && (
              <Button component={Link} to="/auth" variant="default" size="sm">
                {t('shell.sign_in')}
              </Button>
            )}
            <Button component={Link} to="/subscribe" variant="default" size="sm">
              {t('usage.view_plans')}
            </Button>
          </div>
        }
      >
        <Rich text={usageWords(usage, signedIn)} parts={parts} />
      </Note>
    );
  }
  // A text of the same length reserves the space while loading; a general one replaces a failed count.
  const stand = failed ? t(signedIn ? 'usage.unknown' : 'usage.free') : t('usage.left', { count: DEFAULT_LIMIT });
  return (
    <Note tone="calm" icon={IconGift}>
      <span className={usage || failed ? undefined : styles.waiting}>
        <Rich text={usage ? usageWords(usage, signedIn) : stand} parts={parts} />
      </span>
    </Note>
  );
}
