import type { TablerIcon } from '@tabler/icons-react';

interface Props {
  of: TablerIcon;
  /** Pixels: 20 beside controls, 16 beside small text. */
  size?: 16 | 20;
}

/** A decorative icon. A control without text needs its own label. */
export function Icon({ of: Drawing, size = 20 }: Props) {
  return <Drawing size={size} stroke={1.75} aria-hidden="true" />;
}
