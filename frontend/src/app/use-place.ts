import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useForgotten } from '../features/account/person.ts';

const LINK_PAGES = ['/reset-password', '/verify-email'];

/**
 * Where the pages are, and a number that changes when a person is gone: pages drawn under it begin anew, so that nothing typed or
 * shown to one is there for the next. What the address said about them is not followed any more either.
 */
export function usePlace(): { person: number; place: Location } {
  const location = useLocation();
  const navigate = useNavigate();
  const { times, to } = useForgotten();
  const [left, setLeft] = useState({ times: 0, key: '' });
  if (left.times !== times) setLeft({ times, key: location.key });
  // Left for good: the entry may be come back to, and then is what it says.
  else if (left.key !== '' && left.key !== location.key) setLeft({ times, key: '' });
  // A mail's link belongs to whoever holds it, not to the person who is gone.
  const stays = to === null && LINK_PAGES.includes(location.pathname);
  const leaving = left.times === times && left.key === location.key && times > 0 && !stays;
  const pathname = leaving ? (to ?? location.pathname) : location.pathname;

  useEffect(() => {
    if (leaving) navigate(pathname, { replace: true });
  }, [leaving, pathname, navigate]);

  return { person: times, place: leaving ? { ...location, pathname, search: '', hash: '', state: null } : location };
}
