import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Leads to the sign-in after a while, and from there back to `from`. Ends with the page. */
export function useSignInFirst(): (from: string, afterMs: number) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (from, afterMs) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate('/auth', { state: { from } }), afterMs);
  };
}
