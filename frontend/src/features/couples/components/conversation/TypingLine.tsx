import type { CouplesRole } from '@beside/common/couples/couples.constants';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { useTyping } from '../../messages/typing.store.ts';
import { voiceOf } from '../../participants.ts';
import styles from './TypingLine.module.css';

interface Props {
  role: CouplesRole;
  name: string | null;
}

/** Shows that the partner is typing. Its space is reserved, and screen readers are not interrupted. */
export function TypingLine({ role, name }: Props) {
  const t = useT();
  const typing = useTyping((state) => state[role]) && name !== null;
  return (
    <p className={styles.typing} data-voice={voiceOf(role)}>
      {typing && (
        <>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span>
            <Rich
              text={t('couples.typing')}
              params={{ name }}
              parts={{ b: (words) => <bdi className={styles.name}>{words}</bdi> }}
            />
          </span>
        </>
      )}
    </p>
  );
}
