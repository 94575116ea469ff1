import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isFields } from '../lib/parse.ts';

/**
 * The token of a mailed link (`?token=`). It moves from the address to the router state, out of history and screenshots,
 * and survives a reload. `finish` marks it as used.
 */
export function useLinkToken(): { token: string | null; used: boolean; finish: () => void } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const written = new URLSearchParams(search).get('token');
  const kept = isFields(state) ? state : {};

  useEffect(() => {
    if (written) navigate(pathname, { replace: true, state: { token: written } });
  }, [written, pathname, navigate]);

  const finish = useCallback(() => {
    navigate(pathname, { replace: true, state: { used: true } });
  }, [pathname, navigate]);

  return { token: written || (typeof kept.token === 'string' ? kept.token : null), used: kept.used === true, finish };
}
