import type { HelpView } from '@beside/common/safety/safety.views';
import { create } from 'zustand';

interface State {
  /** The form's last request failed: nothing answered it. */
  failed: boolean;
  /** What its failure says of help. */
  help: HelpView | undefined;
}

/** Whether the form's text stayed without an answer. It is kept in memory alone. */
export const useUnanswered = create<State>(() => ({ failed: false, help: undefined }));

/** Records that a request failed, with the help that came with it. */
export function markUnanswered(help: HelpView | undefined): void {
  useUnanswered.setState({ failed: true, help });
}

/** Clears the failure: another request has begun, or the text is gone. */
export function clearUnanswered(): void {
  useUnanswered.setState({ failed: false, help: undefined });
}
