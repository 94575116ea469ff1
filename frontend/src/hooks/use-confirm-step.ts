import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isFields } from '../lib/parse.ts';

/**
 * The second step of a form: a page of the history, so that Back leads to the form with its input. What was entered stays out of the history: after
 * a reload it is gone, and the form stands in the second step's place.
 * @param path of both steps
 */
export function useConfirmStep<T>(path: string) {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const confirming = isFields(state) && state.confirming === true;
  const [entered, setEntered] = useState<T | null>(null);
  return {
    /** What was entered, also after a way back. */
    entered,
    /** The same in the second step alone. */
    toConfirm: confirming ? entered : null,
    enter(values: T) {
      setEntered(values);
      navigate(path, { replace: confirming, state: { confirming: true } });
    },
    back: () => navigate(-1),
    /** It is done: of the way back, only the empty form is left. */
    leave() {
      setEntered(null);
      navigate(path, { replace: true });
    },
  };
}
