import { isInPlace } from '@beside/common/safety/read-help';
import { IconDeviceMobileDown, IconDeviceMobileOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { t, useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { alertsOf, toast } from '../../../lib/toast.store.ts';
import type { ActedOn, AdviceAction } from '../reading/advice-action.ts';
import { questionTitle } from '../reading/question-title.ts';
import { openKeepDialog } from './keeping.store.ts';
import { canKeep, deleteKeptAdvice, loadKept, useKept } from './kept.store.ts';

const alerts = alertsOf('advice.keep');

/** Keeps an advice on this device, or deletes its copy. Null for visitors, for help in place of advice, and where nothing can be kept. */
export function useKeepAction({ session, advice, lang }: ActedOn): AdviceAction | null {
  const text = useT();
  const page = useI18n(({ language }) => language);
  const isKept = useKept(({ kept }) => kept?.items.some(({ id }) => id === session.id) ?? false);
  const { userId } = session;
  const isOffered = userId !== null && !isInPlace(advice.help) && canKeep();
  useEffect(() => {
    if (isOffered && useKept.getState().kept === null) whenIdle(() => void loadKept().catch(() => undefined));
  }, [isOffered]);
  if (!isOffered) return null;
  if (isKept)
    return {
      name: 'keep',
      icon: IconDeviceMobileOff,
      label: text('advice.unkeep'),
      short: text('advice.unkeep_short'),
      run: () => void remove(session.id),
    };
  const { understanding, recommendations, example, encouragement } = advice;
  const copy = {
    id: session.id,
    title: questionTitle(session.description),
    category: session.category,
    language: lang ?? page,
    sections: { understanding, recommendations, example, encouragement },
  };
  return {
    name: 'keep',
    icon: IconDeviceMobileDown,
    label: text('advice.keep'),
    short: text('advice.keep_short'),
    run: () => openKeepDialog(copy, userId),
  };
}

async function remove(id: string): Promise<void> {
  alerts.clear();
  try {
    await deleteKeptAdvice([id]);
    toast('done', t('advice.unkept'));
  } catch {
    alerts.show(t('advice.unkeep'), t('advice.unkeep_failed'));
  }
}
