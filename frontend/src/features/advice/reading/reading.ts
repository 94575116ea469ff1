import type { AdviceStep } from '@beside/common/advice/advice.constants';
import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import type { ReactNode } from 'react';

/** A growing advice on the reading page. */
export interface Writing {
  step: AdviceStep;
  restoring: boolean;
  onStop: () => void;
  /** The view scrolls along with the text's end. */
  following: boolean;
  onFollow: () => void;
}

/** The chat below a stored advice. */
interface AdviceChat {
  open: boolean;
  onToggle: () => void;
  /** Opens it at its message field. */
  onFollowUp: () => void;
  /** Opens it at its heading, for a button that goes. */
  onOpen: () => void;
  /** The open panel. `close` returns the focus to its button. */
  panel: (close: () => void) => ReactNode;
}

/** A stored advice on the reading page. */
export interface Stored {
  chat: AdviceChat;
  session: AdviceSessionView;
  onDeleted: () => void;
  onAnew: () => void;
  /** Another feature's line, last of what can be done. */
  line: ReactNode;
}
