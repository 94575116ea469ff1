import type { ChatMessageView } from '@beside/common/chat/chat.views';
import type { HelpView } from '@beside/common/safety/safety.views';
import { ActionIcon } from '@mantine/core';
import { IconLock, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { hiddenHelp } from '../chat.cache.ts';
import styles from './ChatHelp.module.css';
import { focusField } from './focus-field.ts';

interface Props {
  message: ChatMessageView;
  help: HelpView;
  /** It arrived while the page was open. */
  fresh: boolean;
  /** Renders the help card. */
  children: (help: HelpView) => ReactNode;
}

/** Help for a reader in danger. The message keeps it over a reload, until the reader hides it. */
export function ChatHelp({ message, help, fresh, children }: Props) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  // New help must be seen. A reload leaves the reader where they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each message with help
  useEffect(() => {
    if (fresh) place.current?.scrollIntoView({ block: 'nearest' });
  }, [fresh, message.id]);
  return (
    <div ref={place} className={styles.help}>
      <div className={styles.top}>
        <p>
          <Icon of={IconLock} size={16} />
          {t('conversation.only_you')}
        </p>
        <ActionIcon
          data-tip
          aria-label={t('conversation.hide_help')}
          onClick={(event) => {
            focusField(event);
            hiddenHelp.set(message.sessionId, message.id);
          }}
        >
          <Icon of={IconX} />
        </ActionIcon>
      </div>
      {children(help)}
    </div>
  );
}
