import { AUDIT_ACTIONS } from '@beside/common/admin/admin.constants';
import type { AuditEntryView } from '@beside/common/admin/admin.views';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { SelectField } from '../../../../components/fields/SelectField.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { AuditFilter } from '../../audit/audit-filter.ts';
import styles from './AuditFilters.module.css';
import { DayField } from './DayField.tsx';

interface Props {
  filter: AuditFilter;
  /** The entries that are shown: they know the names of ids. */
  entries: readonly AuditEntryView[];
  /** `silently` while something is typed: Back should not undo every figure. */
  onFilter: (some: Partial<AuditFilter>, silently?: boolean) => void;
}

/** Narrows the log to an action, days, and whoever was pressed in an entry. */
export function AuditFilters({ filter, entries, onFilter }: Props) {
  const t = useT();
  const { action, actor, target, from, to } = filter;
  const actorName = entries.find((entry) => entry.actor?.id === actor)?.actor?.name ?? actor;
  const targetName = entries.find((entry) => entry.target?.id === target)?.target?.name ?? target;
  const some = action || actor || target || from || to;
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('admin.audit_action')}
        value={action}
        options={[
          { value: '', label: t('admin.audit_all') },
          ...AUDIT_ACTIONS.map((each) => ({ value: each, label: t(`admin.action_${each}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => onFilter({ action: AUDIT_ACTIONS.find((each) => each === value) ?? '' })}
      />
      <DayField label={t('admin.audit_from')} day={from} max={to} onDay={(day) => onFilter({ from: day }, true)} />
      <DayField label={t('admin.audit_to')} day={to} min={from} onDay={(day) => onFilter({ to: day }, true)} />
      {some && (
        <div className={styles.chips}>
          {actor && chip(t('admin.audit_by', { name: actorName }), { actor: '' })}
          {target && chip(t('admin.audit_about', { name: targetName }), { target: '' })}
          <Button variant="subtle" size="sm" onClick={() => onFilter({ action: '', actor: '', target: '', from: '', to: '' })}>
            {t('admin.audit_clear')}
          </Button>
        </div>
      )}
    </div>
  );

  function chip(what: string, without: Partial<AuditFilter>) {
    return (
      <Button
        variant="default"
        size="sm"
        rightSection={<Icon of={IconX} size={16} />}
        aria-label={t('admin.audit_drop', { what })}
        onClick={() => onFilter(without)}
      >
        {what}
      </Button>
    );
  }
}
