import { useEffect } from 'react';
import styles from '../../../../components/kit/SettingsList.module.css';
import { SettingsPart } from '../../../../components/kit/SettingsPart.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { canKeep, loadKept, useKept } from '../../kept/kept.store.ts';
import { KeptList } from './KeptList.tsx';

/** What this device keeps, among the settings. Nothing where nothing can be kept. */
export function KeptPart() {
  const t = useT();
  const kept = useKept((state) => state.kept);
  const isPossible = canKeep();
  useEffect(() => {
    if (isPossible) void loadKept().catch(() => undefined);
  }, [isPossible]);
  if (!isPossible || !kept) return null;
  return (
    <SettingsPart id="kept" title={t('kept.part')} text={t('kept.part_text')}>
      <div className={styles.body}>
        {kept.items.length > 0 ? <KeptList items={kept.items} /> : <p>{t('kept.none_online')}</p>}
      </div>
    </SettingsPart>
  );
}
