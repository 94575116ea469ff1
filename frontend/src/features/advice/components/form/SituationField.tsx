import {
  DESCRIPTION_ADVISED_MAX,
  DESCRIPTION_ADVISED_MIN,
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
} from '@beside/common/advice/advice.constants';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Icon } from '../../../../components/Icon.tsx';
import { Show } from '../../../../components/page/Show.tsx';
import { usePart } from '../../../../hooks/use-part.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { lazyPart } from '../../../../lib/lazy-part.ts';
import { changeDraft, useDraft } from '../../asking/draft.store.ts';
import styles from './SituationField.module.css';

const dictation = lazyPart(
  async () => (await import('../../../../components/speech/DictationButton.tsx')).DictationButton,
  ['speech'],
);

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The situation field with its counter and guidance. */
export function SituationField({ field }: Props) {
  const t = useT();
  const description = useDraft((draft) => draft.description);
  const fault = useDraft((draft) => draft.fault);
  // Every browser that can listen has this name.
  const canDictate = usePart(dictation, window.webkitSpeechRecognition !== undefined, 'idle');
  const length = description.length;
  const range = { min: DESCRIPTION_ADVISED_MIN, max: DESCRIPTION_ADVISED_MAX };
  const good = length >= range.min && length <= range.max;
  const aim = good ? 'form.aim_good' : length > range.max ? 'form.aim_long' : 'form.aim';
  return (
    <div>
      <label className={styles.label} htmlFor="situation">
        {t('form.description')}
      </label>
      <div className={styles.paper} data-invalid={fault !== null || undefined}>
        <textarea
          ref={field}
          id="situation"
          name="description"
          rows={7}
          maxLength={DESCRIPTION_MAX}
          placeholder={t('form.placeholder')}
          aria-describedby={fault ? 'situation-error situation-aim' : 'situation-aim'}
          aria-invalid={fault !== null}
          aria-required="true"
          value={description}
          onChange={(event) => changeDraft({ description: event.currentTarget.value })}
        />
        {canDictate && <Show part={dictation} props={{ field }} />}
        <div className={styles.under}>
          <span id="situation-aim">
            {good && <Icon of={IconCheck} size={16} />}
            {t(aim, range)}
          </span>
          <span className="num">
            <span className="vh">{t('form.characters')} </span>
            {t('form.counter', { used: length, limit: DESCRIPTION_MAX })}
          </span>
        </div>
      </div>
      {fault && (
        <p id="situation-error" className={styles.error}>
          <Icon of={IconAlertCircle} />
          {t(`form.${fault}`, { min: DESCRIPTION_MIN, max: DESCRIPTION_MAX })}
        </p>
      )}
    </div>
  );
}
