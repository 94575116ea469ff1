import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isFields } from '../../../lib/parse.ts';

/** Router state of an entry opened from the form: the form is the previous entry. */
export const FROM_FORM = { from: 'form' };

/** Returns from a gone advice to the form. It goes back if possible, so no dead entry remains. */
export function useToForm(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  // Going back is asynchronous, and a second call would leave the site.
  const going = useRef(false);
  return useCallback(() => {
    if (going.current) return;
    going.current = true;
    if (isFields(state) && state.from === FROM_FORM.from) navigate(-1);
    else navigate('/', { replace: true });
  }, [navigate, state]);
}
