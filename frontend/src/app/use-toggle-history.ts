import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isFields } from '../lib/parse.ts';

/** Whether a message asks for the history: from the page that frames this one, and of our own origin. */
export function asksForHistory(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  own: Pick<Window, 'parent' | 'location'> = window,
): boolean {
  const framed = own.parent !== own;
  return framed && source === own.parent && origin === own.location.origin && isFields(data) && data.type === 'TOGGLE_HISTORY';
}

/** Opens the history when a framing page of our own asks for it. */
export function useToggleHistory(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      if (asksForHistory(event)) navigate('/history');
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [navigate]);
}
