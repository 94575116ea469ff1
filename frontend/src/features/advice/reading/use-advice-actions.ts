import { isInPlace } from '@beside/common/safety/read-help';
import {
  IconBookmark,
  IconDownload,
  IconLink,
  IconPlayerStop,
  IconPrinter,
  IconShare2,
  IconTrash,
  IconVolume,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { t, useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { stopSpeech, toggleSpeech, useSpeech } from '../../../lib/speech.ts';
import { alertsOf, toast, toastOnward } from '../../../lib/toast.store.ts';
import { removeSession } from '../advice.cache.ts';
import { deleteAdvice } from '../history/delete-advice.ts';
import { useKeepAction } from '../kept/use-keep-action.ts';
import { openLinkDialog } from '../links/making-link.store.ts';
import type { ActedOn, AdviceAction } from './advice-action.ts';
import { spokenText } from './sections.ts';
import { downloadAdvice, shareAdvice } from './take-away.ts';

const alerts = alertsOf('advice.delete');

/** The actions of an advice, for margin and dock. `onDeleted` runs after a deletion. */
export function useAdviceActions({ session, advice, lang }: ActedOn, onDeleted: () => void): AdviceAction[] {
  const text = useT();
  const reading = useReading({ session, advice, lang });
  const keeping = useKeepAction({ session, advice, lang });
  return [
    {
      name: 'save',
      icon: IconBookmark,
      label: text('advice.save'),
      short: text('advice.save_short'),
      // Every advice is stored already: saving only confirms it. A visitor has no history.
      run: () => toast('done', t('advice.saved'), t(session.userId === null ? 'advice.saved_visitor' : 'advice.saved_text')),
    },
    {
      name: 'share',
      icon: IconShare2,
      label: text('advice.share'),
      short: text('advice.share_short'),
      run: () => void shareAdvice(advice),
    },
    ...(keeping ? [keeping] : []),
    ...(session.userId !== null && !isInPlace(advice.help)
      ? [
          {
            name: 'link',
            icon: IconLink,
            label: text('advice.link'),
            short: text('advice.link_short'),
            run: () => openLinkDialog(session),
          } as const,
        ]
      : []),
    reading,
    { name: 'print', icon: IconPrinter, label: text('advice.print'), short: text('advice.print'), run: () => window.print() },
    {
      name: 'download',
      icon: IconDownload,
      label: text('advice.download'),
      short: text('advice.download'),
      run: () => void downloadAdvice(session),
    },
    {
      name: 'delete',
      icon: IconTrash,
      label: text('advice.delete'),
      short: text('advice.delete'),
      run: () => void remove(session.id, onDeleted),
    },
  ];
}

/** Reads the whole advice aloud, or stops. It ends with the page, and with a change of the shown text. */
function useReading({ session: { id }, advice, lang }: ActedOn): AdviceAction {
  const text = useT();
  const page = useI18n(({ language }) => language);
  const reading = useSpeech(({ speaking }) => speaking === id);
  const spoken = spokenText(advice, lang === undefined ? (section) => t(`advice.${section}`) : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text, such as the original, ends the reading as well
  useEffect(() => () => stopSpeech(id), [id, spoken]);
  return {
    name: 'read',
    icon: reading ? IconPlayerStop : IconVolume,
    label: text(reading ? 'speech.stop' : 'speech.advice'),
    short: text(reading ? 'speech.stop_short' : 'speech.advice_short'),
    run: () => toggleSpeech({ name: id, text: spoken, language: (lang ?? page).split('-')[0] ?? page, kind: 'advice' }),
  };
}

async function remove(id: string, onDeleted: () => void): Promise<void> {
  if (!window.confirm(t('advice.delete_confirm'))) return;
  alerts.clear();
  try {
    await deleteAdvice(id);
    removeSession(id);
    toastOnward('done', t('advice.deleted'));
    onDeleted();
  } catch {
    alerts.show(t('error.title'), t('advice.delete_failed'));
  }
}
