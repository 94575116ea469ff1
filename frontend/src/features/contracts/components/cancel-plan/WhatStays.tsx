import { DEFAULT_LIMIT, limitOfPlan, type Plan } from '@beside/common/usage/usage.constants';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';

/** What somebody keeps after a plan has ended, and what goes with it. */
export function WhatStays({ plan }: { plan: Plan }) {
  const t = useT();
  const limit = limitOfPlan(plan);
  const stays = [t('leaving.stays_words'), t('leaving.stays_sessions', { count: DEFAULT_LIMIT }), t('leaving.stays_chat')];
  return (
    <>
      <h2>{t('leaving.stays')}</h2>
      <ul>
        {stays.map((each) => (
          <li key={each}>
            <Icon of={IconCheck} size={16} />
            {each}
          </li>
        ))}
      </ul>
      <h2>{t('leaving.stops')}</h2>
      <ul>
        <li>
          <Icon of={IconMinus} size={16} />
          {limit === null ? t('leaving.stops_unlimited') : t('leaving.stops_sessions', { count: limit })}
        </li>
      </ul>
    </>
  );
}
