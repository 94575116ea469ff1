import { usePart } from '../../../../hooks/use-part.ts';
import { makeLink } from '../../links/link-part.ts';
import { useMakingLink } from '../../links/making-link.store.ts';

/** The dialog that makes a link; its code comes when it is first wanted. */
export function LinkDialog() {
  const isWanted = useMakingLink(({ session }) => session !== null);
  const isReady = usePart(makeLink, isWanted);
  const Loaded = isReady ? makeLink.loaded() : null;
  return Loaded && <Loaded />;
}
