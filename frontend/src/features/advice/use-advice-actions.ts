import type { AdviceSessionView, AdviceSoFar } from '@beside/common/advice/advice.views';
import { IconBookmark, IconPrinter, IconShare2, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { t, useT } from '../../lib/i18n/i18n.store.ts';
import { toast, toastOnward } from '../../lib/toast.store.ts';
import { deleteSession } from './advice.api.ts';
import { removeSession } from './advice.cache.ts';
import { plainText } from './sections.ts';

export interface AdviceAction {
  name: 'save' | 'share' | 'print' | 'delete' | 'chat';
  icon: TablerIcon;
  /** The texts for wide and narrow windows. */
  label: string;
  short: string;
  run: () => void;
}

/** The actions of an advice, for margin and dock. `onDeleted` runs after a deletion. */
export function useAdviceActions(session: AdviceSessionView, advice: AdviceSoFar, onDeleted: () => void): AdviceAction[] {
  const text = useT();
  return [
    {
      name: 'save',
      icon: IconBookmark,
      label: text('advice.save'),
      short: text('advice.save_short'),
      // Every advice is stored already: saving only confirms it.
      run: () => toast('done', t('advice.saved'), t('advice.saved_text')),
    },
    {
      name: 'share',
      icon: IconShare2,
      label: text('advice.share'),
      short: text('advice.share_short'),
      run: () => void share(plainText(advice, (section) => t(`advice.${section}`))),
    },
    { name: 'print', icon: IconPrinter, label: text('advice.print'), short: text('advice.print'), run: () => window.print() },
    {
      name: 'delete',
      icon: IconTrash,
      label: text('advice.delete'),
      short: text('advice.delete'),
      run: () => void remove(session.id, onDeleted),
    },
  ];
}

async function share(text: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title: t('advice.title'), text });
    await navigator.clipboard.writeText(text);
    toast('done', t('shell.copied'));
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast('error', t('error.title'), t('advice.share_failed'));
  }
}

async function remove(id: string, onDeleted: () => void): Promise<void> {
  if (!window.confirm(t('advice.delete_confirm'))) return;
  try {
    await deleteSession(id);
    removeSession(id);
    toastOnward('done', t('advice.deleted'));
    onDeleted();
  } catch {
    toast('error', t('error.title'), t('advice.delete_failed'));
  }
}
