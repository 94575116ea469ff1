import type { AdviceStep } from '@beside/common/advice/advice.constants';
import type { AdviceSessionView } from '@beside/common/advice/advice.dto';

/** What the reading page shows of an advice that is being written. */
export interface Writing {
  step: AdviceStep;
  restoring: boolean;
  onStop: () => void;
  /** The view goes along with the text's end. */
  following: boolean;
  onFollow: () => void;
}

/** What the reading page shows of an advice that is stored. */
export interface Stored {
  session: AdviceSessionView;
  onDeleted: () => void;
  onAnew: () => void;
}
