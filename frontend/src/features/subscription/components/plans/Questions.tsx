import { IconPlus } from '@tabler/icons-react';
import { Icon } from '../../../../components/Icon.tsx';
import { config } from '../../../../lib/config.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './Questions.module.css';

const QUESTIONS = ['session', 'cancel', 'change', 'withdraw', 'read', 'professional'] as const;

/** Questions that people ask about plans. */
export function Questions() {
  const t = useT();
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions">{t('billing.questions')}</h2>
      {QUESTIONS.map((each, index) => (
        <details key={each} open={index === 0}>
          <summary>
            {t(`billing.ask_${each}`)}
            <Icon of={IconPlus} />
          </summary>
          <p>{t(`billing.answer_${each}`, { appName: config.appName })}</p>
        </details>
      ))}
    </section>
  );
}
