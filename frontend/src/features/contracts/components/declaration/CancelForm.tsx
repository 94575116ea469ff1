import { DECLARATION_REASON_MAX } from '@beside/common/contracts/contracts.constants';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Field, TextField } from '../../../../components/fields/TextField.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { type CancelValues, checkCancel, lastDay } from '../../declaration-checks.ts';
import { useDeclarationForm } from '../../use-declaration-form.ts';
import { ContractPage } from '../ContractPage.tsx';
import { CancelHappens } from '../cancel-plan/CancelHappens.tsx';
import { Options } from '../Options.tsx';
import { DeclarationFields } from './DeclarationFields.tsx';
import styles from './DeclarationForm.module.css';

interface Props {
  initial: CancelValues;
  /** The form sends nothing yet: another step follows. */
  isFirst: boolean;
  /** Takes the filled-in form; throws on failure. */
  onDone: (values: CancelValues) => Promise<void> | void;
}

/** Cancelling without signing in, on one page, or in the first of two steps: which kind, who, which contract, and when. */
export function CancelForm({ initial, isFirst, onDone }: Props) {
  const t = useT();
  const { form, values, set, field, busy, submit } = useDeclarationForm<CancelValues>({
    initial,
    check: checkCancel,
    send: onDone,
  });
  return (
    <ContractPage
      title={t('leaving.cancel_title')}
      above={isFirst && <p>{t('leaving.step', { step: 1, steps: 2 })}</p>}
      intro={t(isFirst ? 'leaving.cancel_intro_steps' : 'leaving.cancel_intro')}
      asideLabel={t('leaving.happens')}
      aside={<CancelHappens />}
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
          <ReasonField value={values.reason} error={field('reason').error} onChange={(reason) => set('reason', reason)} />
        )}
        <DeclarationFields field={field} />
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
            max={lastDay()}
            required
            {...field('endsOn')}
          />
        )}
        <Actions wide>
          <Button type="submit" aria-disabled={busy || undefined}>
            {t(isFirst ? 'leaving.continue' : busy ? 'leaving.sending' : 'leaving.cancel_now')}
          </Button>
        </Actions>
      </form>
    </ContractPage>
  );
}

interface ReasonProps {
  value: string;
  error: ReactNode;
  onChange: (reason: string) => void;
}

function ReasonField({ value, error, onChange }: ReasonProps) {
  const t = useT();
  return (
    <Field label={t('leaving.reason')} error={error}>
      {({ id, className, 'aria-invalid': invalid, 'aria-describedby': described }) => (
        <textarea
          id={id}
          className={`${className} ${styles.reason}`}
          aria-invalid={invalid}
          aria-describedby={described}
          required
          rows={3}
          maxLength={DECLARATION_REASON_MAX}
          name="reason"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
