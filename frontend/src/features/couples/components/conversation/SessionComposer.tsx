import { COUPLES_MESSAGE_MAX } from '@beside/common/couples/couples.constants';
import { useEffect } from 'react';
import { Composer } from '../../../../components/conversation/Composer.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { couples } from '../../couples.conversation.ts';
import { sendTyping } from '../../messages/typing.store.ts';

interface Props {
  token: string;
  /** The field's accessible name, which says who reads the message. */
  label: string;
  /** Shown below the field. */
  hint: string | undefined;
}

/** The message field of a session. The partner sees that somebody types. */
export function SessionComposer({ token, label, hint }: Props) {
  const t = useT();
  // Leaving the page ends typing.
  useEffect(() => () => sendTyping(token, false), [token]);
  const texts = { field: label, placeholder: t('couples.placeholder'), hint };
  return (
    <Composer
      conversations={couples}
      id={token}
      limit={COUPLES_MESSAGE_MAX}
      texts={texts}
      onWrite={(text) => sendTyping(token, text.trim() !== '')}
    />
  );
}
