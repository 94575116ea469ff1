import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useForgotten } from '../features/account/person.ts';

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
  const leaving = left.times === times && left.key === location.key && times > 0;
  const pathname = leaving ? (to ?? location.pathname) : location.pathname;

  useEffect(() => {
    if (leaving) navigate(pathname, { replace: to === null });
  }, [leaving, pathname, to, navigate]);

  return { person: times, place: leaving ? { ...location, pathname, search: '', hash: '', state: null } : location };
}
