import { RETENTION_MONTHS } from '@beside/common/advice/advice.retention.constants';
import type { RetentionView } from '@beside/common/advice/advice.retention.views';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { CheckField } from '../../../../components/fields/CheckField.tsx';
import { SelectField } from '../../../../components/fields/SelectField.tsx';
import { ActionNote } from '../../../../components/kit/ActionNote.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Note } from '../../../../components/kit/Note.tsx';
import styles from '../../../../components/kit/SettingsList.module.css';
import { SettingsPart } from '../../../../components/kit/SettingsPart.tsx';
import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { dayText } from '../../../../lib/day-text.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
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
  const { data, isError, refetch } = useRetention();
  return (
    <SettingsPart id="retention" title={t('keeping.stay')} text={t('keeping.stay_text')}>
      <div className={styles.body}>
        {data ? (
          <>
            <State of={data} />
            {/* What another page has chosen is shown in its place. */}
            <Choice key={`${data.months} ${data.keepBookmarked}`} of={data} withProof={withProof} />
          </>
        ) : isError ? (
          <ActionNote tone="danger" icon={IconAlertCircle} role="alert" label={t('error.retry')} onPress={() => void refetch()}>
            {t('keeping.stay_load_failed')}
          </ActionNote>
        ) : (
          <>
            <p className="vh" role="status">
              {t('shell.loading')}
            </p>
            <Skeleton width="60%" />
          </>
        )}
        <p className="fine">{t('keeping.stay_evidence')}</p>
      </div>
    </SettingsPart>
  );
}

/** What works, and from when on. */
function State({ of: { months, from, before, count } }: { of: RetentionView }) {
  const t = useT();
  if (months === null || before === null) return null;
  const params = { date: dayText(from ?? before), before: dayText(before), count };
  if (from === null)
    return (
      <Note tone="calm" icon={IconInfoCircle}>
        {t('keeping.stay_works', { before: params.before })}
      </Note>
    );
  return (
    <Note tone="warn" icon={IconAlertTriangle} role="status">
      <Rich
        text={t(count === 0 ? 'keeping.stay_from_none' : 'keeping.stay_from', params)}
        parts={{ a: (words) => <Link to="/account">{words}</Link> }}
      />
    </Note>
  );
}

function Choice({ of, withProof }: Props & { of: RetentionView }) {
  const t = useT();
  const alerts = useAlerts();
  const [months, setMonths] = useState(of.months);
  const [keepBookmarked, setKeepBookmarked] = useState(of.keepBookmarked);
  const { mutate: save, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => withProof(() => chooseRetention({ months, keepBookmarked })),
    networkMode: 'always',
    onSuccess: () => toast('done', t('keeping.stay_saved')),
    onError: (error) => alerts.show(t('keeping.stay_failed'), errorText(error, t('error.internal_error'))),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) save();
  };
  return (
    <form className={styles.body} noValidate onSubmit={submit}>
      <SelectField
        label={t('keeping.stay_after')}
        value={months ?? ''}
        onChange={({ currentTarget }) => setMonths(RETENTION_MONTHS.find((each) => String(each) === currentTarget.value) ?? null)}
        options={[
          { value: '', label: t('keeping.stay_never') },
          ...RETENTION_MONTHS.map((count) => ({ value: String(count), label: t('keeping.stay_months', { count }) })),
        ]}
      />
      {months !== null && (
        <CheckField checked={keepBookmarked} onChange={({ currentTarget }) => setKeepBookmarked(currentTarget.checked)}>
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
