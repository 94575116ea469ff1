import { CHAT_MESSAGE_MAX } from '@beside/common/chat/chat.constants';
import { Composer } from '../../../components/conversation/Composer.tsx';
import { useWide } from '../../../hooks/use-wide.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { chats } from '../chat.conversation.ts';

/** The message field of a chat. */
export function ChatComposer({ sessionId }: { sessionId: string }) {
  const t = useT();
  const wide = useWide();
  const texts = {
    field: t('chat.field'),
    // A longer one would take a second line on a phone.
    placeholder: t(wide ? 'chat.placeholder' : 'chat.field'),
    hint: wide ? t('chat.hint') : undefined,
  };
  return <Composer conversations={chats} id={sessionId} limit={CHAT_MESSAGE_MAX} texts={texts} />;
}
