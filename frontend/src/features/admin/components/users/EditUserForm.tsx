import { EMAIL_MAX, NAME_MAX } from '@beside/common/account/account.constants';
import type { AdminUserView } from '@beside/common/admin/admin.views';
import { PLAN_IDS } from '@beside/common/usage/usage.constants';
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { AdminPasswordField } from '../../../../components/fields/AdminPasswordField.tsx';
import { FieldPair } from '../../../../components/fields/FieldPair.tsx';
import { SelectField } from '../../../../components/fields/SelectField.tsx';
import { TextField } from '../../../../components/fields/TextField.tsx';
import { ActionNote } from '../../../../components/kit/ActionNote.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { useEditUser } from '../../users/use-edit-user.ts';
import { type PanelReader, planFixedBy, type UserDraft } from '../../users/user-rules.ts';
import styles from './EditUserForm.module.css';
import { UserFoot } from './UserFoot.tsx';

interface Props {
  draft: UserDraft;
  /** The user as they are now. */
  now: AdminUserView;
  me: PanelReader;
  onClose: () => void;
  /** Leads to the user's rights, with the edit as it is. */
  onRights: (draft: UserDraft) => void;
}

/** The fields of a user. A change by somebody else is told, and replaces nothing by itself. */
export function EditUserForm({ now, me, onRights, ...begun }: Props) {
  const t = useT();
  const { form, draft, field, put, takeOver, changedMeanwhile, change } = useEditUser({ ...begun, now, me });
  const planFixed = planFixedBy(now, me);
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
      {changedMeanwhile && (
        <ActionNote tone="warn" icon={IconInfoCircle} role="status" label={t('admin.take_over')} onPress={takeOver}>
          <Rich text={t('admin.changed_meanwhile')} parts={{ b: (words) => <strong>{words}</strong> }} />
        </ActionNote>
      )}
      <FieldPair>
        <TextField label={t('admin.first_name')} maxLength={NAME_MAX} autoComplete="off" data-autofocus {...field('firstName')} />
        <TextField label={t('admin.last_name')} maxLength={NAME_MAX} autoComplete="off" {...field('lastName')} />
      </FieldPair>
      <TextField label={t('admin.email')} type="email" maxLength={EMAIL_MAX} autoComplete="off" {...field('email')} />
      <FieldPair>
        <TextField label={t('admin.birth')} type="date" autoComplete="off" {...field('dateOfBirth')} />
        <SelectField
          label={t('admin.plan')}
          hint={planFixed && t(`admin.${planFixed}`)}
          disabled={planFixed !== undefined}
          value={planFixed ? now.subscriptionPlan : draft.values.subscriptionPlan}
          options={PLAN_IDS.map((plan) => ({ value: plan, label: t(`plan.${plan}`) }))}
          onChange={({ currentTarget }) =>
            put({ subscriptionPlan: PLAN_IDS.find((plan) => plan === currentTarget.value) ?? 'free' })
          }
        />
      </FieldPair>
      <hr className={styles.rule} />
      <AdminPasswordField of={change.password} />
      <Actions>
        <Button type="submit" aria-disabled={change.busy || undefined}>
          {t(change.busy ? 'admin.saving' : 'admin.save')}
        </Button>
        <Button variant="default" onClick={change.leave}>
          {t('admin.cancel')}
        </Button>
      </Actions>
      <hr className={styles.rule} />
      <UserFoot user={now} me={me} onRights={() => onRights(draft)} />
    </form>
  );
}
