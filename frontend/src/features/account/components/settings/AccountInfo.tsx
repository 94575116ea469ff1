import type { UserView } from '@beside/common/account/account.views';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './AccountInfo.module.css';
import { AccountProfileForm } from './AccountProfileForm.tsx';

/** The user's details, names and address editable in place. Undefined while loading. */
export function AccountInfo({ user }: { user: UserView | undefined }) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The focused form is gone: return the focus to its button.
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <section className={styles.info} aria-labelledby="account-about">
      <div className={styles.head}>
        <h2 id="account-about">{t('account.about')}</h2>
        {!editing && (
          <Button ref={edit} variant="default" size="sm" disabled={!user} onClick={() => setEditing(true)}>
            {t('account.edit')}
          </Button>
        )}
      </div>
      {user && editing && <AccountProfileForm user={user} onDone={() => setEditing(false)} />}
      <dl className={styles.list}>
        {!editing && (
          <>
            <Row name={t('account.first_name')}>{user?.firstName}</Row>
            <Row name={t('account.last_name')}>{user?.lastName}</Row>
            <Row name={t('account.email')}>
              {user && (
                <>
                  {user.email}
                  {user.pendingEmail && (
                    <span className={styles.pending}>{t('account.pending_email', { email: user.pendingEmail })}</span>
                  )}
                </>
              )}
            </Row>
          </>
        )}
        <Row name={t('account.birth')}>
          {user &&
            (user.dateOfBirth ? dayText(user.dateOfBirth) : <span className={styles.none}>{t('account.not_provided')}</span>)}
        </Row>
        <Row name={t('account.member_since')}>{user && dayText(user.createdAt)}</Row>
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? <Skeleton width="60%" />}</dd>
    </div>
  );
}
