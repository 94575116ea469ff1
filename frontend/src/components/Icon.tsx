import type { TablerIcon } from '@tabler/icons-react';

interface Props {
  of: TablerIcon;
  /** Pixels: 20 beside controls, 16 beside small text. */
  size?: 16 | 20;
}

/** An icon in the house's stroke. It is company for words, never their place: a control without words has its own label. */
export function Icon({ of: Drawing, size = 20 }: Props) {
  return <Drawing size={size} stroke={1.75} aria-hidden="true" />;
}
