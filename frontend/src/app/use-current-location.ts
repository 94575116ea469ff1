import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useForgotten } from '../features/account/current-user.ts';

const LINK_PAGES = ['/reset-password', '/verify-email', '/email-change'];

/**
 * The location of the pages, and a number that changes with every sign-out. Pages keyed by it are mounted anew, so the next user
 * sees nothing that was typed or shown before. The former user's query and state are dropped as well.
 */
export function useCurrentLocation(): { signOuts: number; location: Location } {
  const location = useLocation();
  const navigate = useNavigate();
  const { times, to } = useForgotten();
  const [left, setLeft] = useState({ times: 0, key: '' });
  if (left.times !== times) setLeft({ times, key: location.key });
  // After a navigation the entry's own address counts again, also on Back.
  else if (left.key !== '' && left.key !== location.key) setLeft({ times, key: '' });
  // A mail's link belongs to its holder, not to the former user.
  const stays = to === null && LINK_PAGES.includes(location.pathname);
  const leaving = left.times === times && left.key === location.key && times > 0 && !stays;
  const pathname = leaving ? (to ?? location.pathname) : location.pathname;

  useEffect(() => {
    if (leaving) navigate(pathname, { replace: true });
  }, [leaving, pathname, navigate]);

  return { signOuts: times, location: leaving ? { ...location, pathname, search: '', hash: '', state: null } : location };
}
