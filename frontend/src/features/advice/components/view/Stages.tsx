import { ADVICE_STEPS, type AdviceStep } from '@beside/common/advice/advice.constants';
import { IconCheck } from '@tabler/icons-react';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './Stages.module.css';

/** The three steps: a strip in narrow windows, a list in the margin of wide ones. */
export function Stages({ step }: { step: AdviceStep }) {
  const t = useT();
  const now = ADVICE_STEPS.indexOf(step);
  return (
    <ol className={styles.stages} aria-label={t('progress.label')}>
      {ADVICE_STEPS.map((each, index) => (
        <li
          key={each}
          data-state={index < now ? 'done' : index === now ? 'now' : 'next'}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className={styles.name}>
            {index < now && <Icon of={IconCheck} size={16} />}
            <span>
              {t(`progress.${each}`)}
              {index < now && <span className="vh">, {t('progress.done')}</span>}
            </span>
          </span>
          <small>{t(`progress.${each}_hint`)}</small>
        </li>
      ))}
    </ol>
  );
}
