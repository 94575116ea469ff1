import { NOTICE_REASON_MAX } from '@beside/common/billing/billing.constants';
import type { ReceiptView } from '@beside/common/billing/billing.views';
import { Button } from '@mantine/core';
import { Field, TextField } from '../../../../components/TextField.tsx';
import { useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import { postCancelRequest } from '../../leave.api.ts';
import { type CancelValues, checkCancel, type NoticeValues } from '../../notice-checks.ts';
import { useNoticeForm } from '../../use-notice-form.ts';
import { LeaveActions, LeavePage } from './LeavePage.tsx';
import { NoticeFields } from './NoticeFields.tsx';
import styles from './NoticeForm.module.css';
import { Options } from './Options.tsx';

interface Props {
  initial: NoticeValues;
  onDone: (receipt: ReceiptView) => void;
}

/** Cancelling without signing in, on one page: which kind, who, which contract, and when. */
export function CancelForm({ initial, onDone }: Props) {
  const t = useT();
  const { form, values, set, field, busy, submit } = useNoticeForm<CancelValues>({
    initial: { ...initial, kind: 'ordinary', reason: '', when: 'early', endsOn: '' },
    check: checkCancel,
    send: async ({ name, email, contract, kind, reason, when, endsOn }) => {
      const important = kind === 'important';
      const answer = await postCancelRequest({
        name,
        email,
        contract,
        kind: important ? 'important' : 'ordinary',
        ...(important ? { reason } : {}),
        ...(when === 'date' ? { endsOn } : {}),
        language: useI18n.getState().language,
      });
      onDone(answer);
    },
  });
  return (
    <LeavePage
      title={t('leaving.cancel_title')}
      intro={t('leaving.cancel_intro')}
      asideLabel={t('leaving.happens')}
      aside={
        <>
          <h2>{t('leaving.happens')}</h2>
          <p>{t('leaving.happens_receipt')}</p>
          <p>{t('leaving.happens_protect')}</p>
          <p>{t('leaving.happens_end')}</p>
        </>
      }
    >
      <form ref={form} className={styles.form} noValidate aria-label={t('leaving.cancel_title')} onSubmit={submit}>
        <Options
          legend={t('leaving.kind')}
          name="kind"
          value={values.kind}
          onChange={(kind) => set('kind', kind)}
          options={[
            { value: 'ordinary', label: t('leaving.kind_ordinary'), hint: t('leaving.kind_ordinary_hint') },
            { value: 'important', label: t('leaving.kind_important'), hint: t('leaving.kind_important_hint') },
          ]}
        />
        {values.kind === 'important' && (
          <Field label={t('leaving.reason')} error={field('reason').error}>
            {({ id, className, 'aria-invalid': invalid, 'aria-describedby': described }) => (
              <textarea
                id={id}
                className={`${className} ${styles.reason}`}
                aria-invalid={invalid}
                aria-describedby={described}
                required
                rows={3}
                maxLength={NOTICE_REASON_MAX}
                name="reason"
                value={values.reason}
                onChange={({ currentTarget }) => set('reason', currentTarget.value)}
              />
            )}
          </Field>
        )}
        <NoticeFields field={field} />
        <Options
          legend={t('leaving.when')}
          name="when"
          value={values.when}
          onChange={(when) => set('when', when)}
          options={[
            { value: 'early', label: t('leaving.when_early') },
            { value: 'date', label: t('leaving.when_date'), hint: t('leaving.when_date_hint') },
          ]}
        />
        {values.when === 'date' && (
          <TextField
            label={t('leaving.date')}
            type="date"
            min={new Date().toISOString().slice(0, 10)}
            required
            {...field('endsOn')}
          />
        )}
        <LeaveActions>
          <Button type="submit" aria-disabled={busy || undefined}>
            {t(busy ? 'leaving.sending' : 'leaving.cancel_now')}
          </Button>
        </LeaveActions>
      </form>
    </LeavePage>
  );
}
