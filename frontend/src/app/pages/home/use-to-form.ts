import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isFields } from '../../../lib/parse.ts';

/** What a history entry says that was opened from the form: the form is the entry before it. */
export const FROM_FORM = { from: 'form' };

/** Leads to the form from an advice that is no more to be seen: back, where one came from there, so that no dead entry stays between. */
export function useToForm(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  // Going back takes a moment, in which an effect may ask again: twice would leave the site.
  const going = useRef(false);
  return useCallback(() => {
    if (going.current) return;
    going.current = true;
    if (isFields(state) && state.from === FROM_FORM.from) navigate(-1);
    else navigate('/', { replace: true });
  }, [navigate, state]);
}
