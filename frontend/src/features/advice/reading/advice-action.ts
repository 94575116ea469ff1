import type { AdviceSessionView, AdviceSoFar } from '@beside/common/advice/advice.views';
import type { TablerIcon } from '@tabler/icons-react';

/** What can be done with an advice: a button in the margin, or in the dock. */
export interface AdviceAction {
  name: 'save' | 'share' | 'keep' | 'link' | 'read' | 'print' | 'download' | 'delete' | 'chat';
  icon: TablerIcon;
  /** The texts for wide and narrow windows. */
  label: string;
  short: string;
  run: () => void;
}

/** What the actions act on. */
export interface ActedOn {
  session: AdviceSessionView;
  /** As shown: perhaps translated. */
  advice: AdviceSoFar;
  /** The shown advice's language, if it differs from the page's. */
  lang?: string;
}
