import type { AdviceStep } from '@beside/common/advice/advice.constants';
import type { AdviceSessionView } from '@beside/common/advice/advice.views';

/** A growing advice on the reading page. */
export interface Writing {
  step: AdviceStep;
  restoring: boolean;
  onStop: () => void;
  /** The view scrolls along with the text's end. */
  following: boolean;
  onFollow: () => void;
}

/** A stored advice on the reading page. */
export interface Stored {
  session: AdviceSessionView;
  onDeleted: () => void;
  onAnew: () => void;
}
