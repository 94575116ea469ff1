import { EMAIL_MAX, NAME_MAX } from '@beside/common/account/account.constants';
import type { AdminUserView } from '@beside/common/admin/admin.views';
import { PLANS } from '@beside/common/usage/usage.constants';
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { AdminPasswordField } from '../../../../components/AdminPasswordField.tsx';
import { Note } from '../../../../components/Note.tsx';
import { SelectField } from '../../../../components/SelectField.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { useEditUser } from '../../use-edit-user.ts';
import { isSame, type PanelReader } from '../../user-rules.ts';
import styles from './EditUserForm.module.css';
import { UserFoot } from './UserFoot.tsx';

interface Props {
  /** The user as they were when the dialog was opened. */
  opened: AdminUserView;
  /** The user as they are now. */
  now: AdminUserView;
  me: PanelReader;
  onDone: () => void;
  onRights: () => void;
}

/** The fields of a user. A change by somebody else is told, and replaces nothing by itself. */
export function EditUserForm({ opened, now, me, onDone, onRights }: Props) {
  const t = useT();
  /** The user whose fields were filled in. */
  const [base, setBase] = useState(opened);
  const { form, values, field, put, take, change } = useEditUser(base, me, onDone);
  const planFixed = now.isPlanPaid ? t('admin.plan_paid') : !me.isOwner ? t('admin.plan_owner') : undefined;
  const takeOver = () => {
    setBase(now);
    take(now);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        change.run();
      }}
    >
      {!isSame(base, now) && (
        <Note
          tone="warn"
          icon={IconInfoCircle}
          role="status"
          action={
            <Button variant="default" size="sm" onClick={takeOver}>
              {t('admin.take_over')}
            </Button>
          }
        >
          <Rich text={t('admin.changed_meanwhile')} parts={{ b: (words) => <strong>{words}</strong> }} />
        </Note>
      )}
      <div className={styles.two}>
        <TextField label={t('admin.first_name')} maxLength={NAME_MAX} autoComplete="off" data-autofocus {...field('firstName')} />
        <TextField label={t('admin.last_name')} maxLength={NAME_MAX} autoComplete="off" {...field('lastName')} />
      </div>
      <TextField label={t('admin.email')} type="email" maxLength={EMAIL_MAX} autoComplete="off" {...field('email')} />
      <div className={styles.two}>
        <TextField label={t('admin.birth')} type="date" autoComplete="off" {...field('dateOfBirth')} />
        <SelectField
          label={t('admin.plan')}
          hint={planFixed}
          disabled={planFixed !== undefined}
          value={planFixed ? now.subscriptionPlan : values.subscriptionPlan}
          options={PLANS.map((plan) => ({ value: plan, label: t(`plan.${plan}`) }))}
          onChange={({ currentTarget }) =>
            put({ subscriptionPlan: PLANS.find((plan) => plan === currentTarget.value) ?? 'free' })
          }
        />
      </div>
      <hr className={styles.rule} />
      <AdminPasswordField of={change.password} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={change.busy || undefined}>
          {t(change.busy ? 'admin.saving' : 'admin.save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('admin.cancel')}
        </Button>
      </div>
      <hr className={styles.rule} />
      <UserFoot user={now} me={me} onRights={onRights} />
    </form>
  );
}
