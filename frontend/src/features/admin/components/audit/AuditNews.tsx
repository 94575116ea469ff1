import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './AuditTab.module.css';

interface Props {
  news: { count: number; isMore: boolean };
  onShow: () => void;
}

/** Says that there are new entries, and shows them when it is pressed. */
export function AuditNews({ news: { count, isMore }, onShow }: Props) {
  const t = useT();
  return (
    <div className={styles.news} role="status">
      {count > 0 && (
        <Button variant="default" size="sm" leftSection={<Icon of={IconArrowUp} size={16} />} onClick={onShow}>
          {isMore ? t('admin.audit_new_many', { number: count }) : t('admin.audit_new', { count })}
        </Button>
      )}
    </div>
  );
}
