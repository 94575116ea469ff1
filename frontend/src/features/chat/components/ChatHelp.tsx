import type { ChatMessageView } from '@beside/common/chat/chat.views';
import type { HelpView } from '@beside/common/safety/safety.views';
import { type ReactNode, useEffect, useRef } from 'react';
import { HelpPanel } from '../../../components/kit/HelpPanel.tsx';
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
  const place = useRef<HTMLDivElement>(null);
  // New help must be seen. A reload leaves the reader where they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each message with help
  useEffect(() => {
    if (fresh) place.current?.scrollIntoView({ block: 'nearest' });
  }, [fresh, message.id]);
  return (
    <HelpPanel
      ref={place}
      className={styles.help}
      onHide={(event) => {
        focusField(event);
        hiddenHelp.set(message.sessionId, message.id);
      }}
    >
      {children(help)}
    </HelpPanel>
  );
}
