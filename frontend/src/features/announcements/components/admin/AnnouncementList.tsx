import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/cards/EmptyState.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { useDialog } from '../../../../hooks/use-dialog.ts';
import { useNow } from '../../../../hooks/use-now.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { AnnouncementItem } from './AnnouncementItem.tsx';
import styles from './AnnouncementList.module.css';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ToggleDialog } from './ToggleDialog.tsx';

interface Asked {
  task: 'toggle' | 'delete';
  announcement: AnnouncementView;
}

/** All announcements, with what can be done with each. */
export function AnnouncementList({ announcements }: { announcements: readonly AnnouncementView[] }) {
  const t = useT();
  const now = useNow().getTime();
  const { about, opened, open, close } = useDialog<Asked>();
  const dialog = about && {
    ...{ asked: about.announcement, opened, onClose: close },
    now: announcements.find(({ id }) => id === about.announcement.id) ?? null,
  };
  const create = (
    <Button component={Link} to={{ search: '?new' }} leftSection={<Icon of={IconPlus} size={16} />} size="sm">
      {t('site.new')}
    </Button>
  );
  return (
    <>
      {announcements.length === 0 ? (
        <EmptyState title={t('site.empty')} text={t('site.empty_text')}>
          {create}
        </EmptyState>
      ) : (
        <>
          <div className={styles.tool}>
            <h2 tabIndex={-1}>{t('site.count', { count: announcements.length })}</h2>
            {create}
          </div>
          {/* biome-ignore lint/a11y/noRedundantRoles: without markers, some screen readers need the role to announce a list */}
          <ul className={styles.list} role="list">
            {announcements.map((each) => (
              <li key={each.id} data-row>
                <AnnouncementItem
                  announcement={each}
                  now={now}
                  onToggle={() => open({ task: 'toggle', announcement: each })}
                  onDelete={() => open({ task: 'delete', announcement: each })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {dialog && about.task === 'toggle' && <ToggleDialog key={dialog.asked.id} {...dialog} />}
      {dialog && about.task === 'delete' && <DeleteDialog key={dialog.asked.id} {...dialog} />}
    </>
  );
}
