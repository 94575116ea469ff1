import { RETENTION_MONTHS } from '@beside/common/advice/advice.retention.constants';
import type { RetentionDto } from '@beside/common/advice/advice.retention.dto';
import type { RetentionView } from '@beside/common/advice/advice.retention.views';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { CheckField } from '../../../../components/fields/CheckField.tsx';
import { SelectField } from '../../../../components/fields/SelectField.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Loaded } from '../../../../components/kit/Loaded.tsx';
import { Note } from '../../../../components/kit/Note.tsx';
import styles from '../../../../components/kit/SettingsList.module.css';
import { SettingsPart } from '../../../../components/kit/SettingsPart.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { dayText } from '../../../../lib/day-text.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { t, useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { toast } from '../../../../lib/toast.store.ts';
import { chooseRetention, useRetention } from '../../retention/retention.api.ts';

interface Props {
  /** Does what may need a recent proof of who the user is. */
  withProof: <T>(run: () => Promise<T>) => Promise<T>;
}

/** How long the user's advice stays: never deleted by itself, or after some months. */
export function Retention({ withProof }: Props) {
  const t = useT();
  const query = useRetention();
  return (
    <SettingsPart id="retention" title={t('keeping.stay')} text={t('keeping.stay_text')}>
      <div className={styles.body}>
        <Loaded query={query} failed={t('keeping.stay_load_failed')}>
          {(data) => (
            <>
              <State of={data} />
              <Choice of={data} withProof={withProof} />
            </>
          )}
        </Loaded>
        <p className="fine">{t('keeping.stay_evidence')}</p>
      </div>
    </SettingsPart>
  );
}

/** What works now, and what will. */
function State({ of }: { of: RetentionView }) {
  const t = useT();
  const { working } = of;
  return (
    <>
      {working.months !== null && (
        <Note tone="calm" icon={IconInfoCircle}>
          {t(working.keepBookmarked ? 'keeping.stay_works_marked' : 'keeping.stay_works', { count: working.months })}
        </Note>
      )}
      {/* It is there before its words, so that they are announced. */}
      <div role="status">
        {of.from !== null && (
          <Note tone="warn" icon={IconAlertTriangle}>
            <Rich text={waitingText(of)} parts={{ a: (words) => <Link to="/account#account-leave">{words}</Link> }} />
          </Note>
        )}
      </div>
    </>
  );
}

/** From when on what is deleted, and what can be done before. */
function waitingText({ from, before, count }: RetentionView): string {
  const params = { date: dayText(from ?? ''), before: dayText(before ?? '') };
  if (count === null) return t('keeping.stay_from_many', params);
  return t(count === 0 ? 'keeping.stay_from_none' : 'keeping.stay_from', { ...params, count });
}

function Choice({ of, withProof }: Props & { of: RetentionView }) {
  const t = useT();
  const alerts = useAlerts();
  // What is chosen here stays while another page changes it.
  const [edited, setEdited] = useState<Partial<RetentionDto>>({});
  const { months = null, keepBookmarked } = { months: of.months, keepBookmarked: of.keepBookmarked, ...edited };
  const edit = (change: Partial<RetentionDto>) => setEdited((before) => ({ ...before, ...change }));
  const { mutate: save, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: (body: RetentionDto) => withProof(() => chooseRetention(body)),
    networkMode: 'always',
    onSuccess: (_, saved) => {
      // What was chosen since then is not saved yet.
      setEdited((now) => (now.months === saved.months && now.keepBookmarked === saved.keepBookmarked ? {} : now));
      toast('done', t('keeping.stay_saved'));
    },
    onError: (error) => alerts.show(t('keeping.stay_failed'), errorText(error, t('error.internal_error'))),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    edit({ months, keepBookmarked });
    save({ months, keepBookmarked });
  };
  return (
    <form className={styles.body} noValidate onSubmit={submit}>
      <SelectField
        label={t('keeping.stay_after')}
        value={months ?? ''}
        onChange={({ currentTarget }) =>
          edit({ months: RETENTION_MONTHS.find((each) => String(each) === currentTarget.value) ?? null })
        }
        options={[
          { value: '', label: t('keeping.stay_never') },
          ...RETENTION_MONTHS.map((count) => ({ value: String(count), label: t('keeping.stay_months', { count }) })),
        ]}
      />
      {months !== null && (
        <CheckField checked={keepBookmarked} onChange={({ currentTarget }) => edit({ keepBookmarked: currentTarget.checked })}>
          {t('keeping.stay_marked')}
        </CheckField>
      )}
      <Actions>
        <Button type="submit" variant="default" aria-disabled={isPending || undefined}>
          {t('keeping.stay_save')}
        </Button>
      </Actions>
    </form>
  );
}
