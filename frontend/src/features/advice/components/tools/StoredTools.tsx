import type { AdviceSoFar } from '@beside/common/advice/advice.views';
import { IconMessageCircle } from '@tabler/icons-react';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { AdviceAction } from '../../reading/advice-action.ts';
import type { Stored } from '../../reading/reading.ts';
import { useAdviceActions } from '../../reading/use-advice-actions.ts';
import { Question } from '../text/Question.tsx';
import { Dock } from './Dock.tsx';
import { SideActions } from './SideActions.tsx';

/** Where the chat stands among the actions of narrow windows: the last one that is always seen. */
const TALK_AT = 2;

type Props = Stored & { advice: AdviceSoFar; lang?: string };

/** The question and the actions beside a stored advice. */
export function StoredTools({ session, advice, lang, onDeleted }: Props) {
  return (
    <>
      <Question question={session} />
      <SideActions actions={useAdviceActions({ session, advice, lang }, onDeleted)} />
    </>
  );
}

/** The same at the bottom of narrow windows. The open chat takes its place, so that nothing lies over the message field. */
export function StoredDock({ session, advice, lang, chat, onDeleted }: Props) {
  const t = useT();
  const actions = useAdviceActions({ session, advice, lang }, onDeleted);
  if (chat.open) return null;
  const talk: AdviceAction = {
    name: 'chat',
    icon: IconMessageCircle,
    label: t('advice.continue_chat'),
    short: t('advice.chat_short'),
    run: chat.onOpen,
  };
  return <Dock actions={actions.toSpliced(TALK_AT, 0, talk)} still={advice.help !== undefined} />;
}
