import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useFocusAfterRemoval } from '../../../../components/cards/use-focus-after-removal.ts';
import { Icon } from '../../../../components/Icon.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { deviceKind } from '../../kept/device-kind.ts';
import type { KeptAdvice } from '../../kept/kept.schema.ts';
import { deleteAllKept, deleteKeptAdvice } from '../../kept/kept.store.ts';
import styles from './KeptList.module.css';

/** What this device keeps, with ways to delete one or all. */
export function KeptList({ items }: { items: KeptAdvice[] }) {
  const t = useT();
  const device = deviceKind();
  const alerts = useAlerts();
  const list = useRef<HTMLUListElement>(null);
  const ids = items.map(({ id }) => id);
  const focus = useFocusAfterRemoval(list, ids);
  const remove = async (from: () => Promise<void>) => {
    alerts.clear();
    try {
      await from();
      toast('done', t('kept.deleted'));
    } catch {
      alerts.show(t('error.title'), t('kept.delete_failed'));
    }
  };
  return (
    <>
      <ul ref={list} className={styles.list} {...focus}>
        {items.map(({ id, title, category, keptOn }) => (
          <li key={id} data-card={id} tabIndex={-1}>
            <p>
              <Link to={`/kept/${id}`}>{t('advice.quoted', { text: title })}</Link>
              <span>{t('kept.facts', { category: t(`category.${category}`), day: dayText(keptOn) })}</span>
            </p>
            <ActionIcon
              aria-label={t(`kept.delete_${device}`, { title })}
              data-tip
              onClick={() => void remove(() => deleteKeptAdvice([id]))}
            >
              <Icon of={IconTrash} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div className={styles.all}>
        <p className="fine">{t(`kept.unlock_them_${device}`)}</p>
        <Button variant="default" size="sm" onClick={() => void remove(deleteAllKept)}>
          {t(`kept.delete_all_${device}`)}
        </Button>
      </div>
    </>
  );
}
