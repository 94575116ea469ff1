import { isInPlace } from '@beside/common/safety/read-help';
import type { HelpView } from '@beside/common/safety/safety.views';
import { hideHelp, useIsHelpHidden } from '../../../features/advice/reading/hidden-help.store.ts';
import { ShowHelp } from '../ShowHelp.tsx';

interface Props {
  help: HelpView;
  /** The advice, or the request that is being answered. */
  id: string | null;
}

/** Help at an advice: in its place, or beside it until the reader hides it. */
export function AdviceHelp({ help, id }: Props) {
  const hidden = useIsHelpHidden(id);
  const inPlace = isInPlace(help);
  if (hidden && !inPlace) return null;
  return <ShowHelp help={help} onHide={inPlace || id === null ? undefined : () => hideHelp(id)} />;
}
