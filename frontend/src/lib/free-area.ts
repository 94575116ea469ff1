/** A rectangle in the window, in pixels from its top left corner. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that should not be covered; `weight` is the cost of covering it. */
export interface Obstacle extends Area {
  weight: number;
}

interface Size {
  width: number;
  height: number;
}

interface Position {
  left: number;
  top: number;
}

/** Pixels to the window's edge, and to an obstacle. */
const EDGE = 12;
const GAP = 8;
/** Pixels between two candidates. */
const STEP = 8;

/**
 * Finds a position that covers no obstacle: bottom right first, then the other corners, then any height on either side.
 * If none is free, it takes the one that covers least.
 */
export function freeArea(size: Size, window: Size, obstacles: readonly Obstacle[]): Position {
  let best: Position = { left: EDGE, top: EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (const position of candidates(size, window)) {
    const covered = coveredAt({ ...position, ...size }, obstacles);
    if (covered === 0) return position;
    if (covered < least) {
      least = covered;
      best = position;
    }
  }
  return best;
}

/** The covered obstacles of an area in weighted square pixels. */
export function coveredAt(area: Area, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, obstacle) => sum + overlap(area, obstacle) * obstacle.weight, 0);
}

function candidates(size: Size, window: Size): Position[] {
  const bottom = Math.max(EDGE, window.height - size.height - EDGE);
  const right = Math.max(EDGE, window.width - size.width - EDGE);
  // Only a window wider than two of it has two columns.
  const columns = right - EDGE > size.width ? [right, EDGE] : [Math.max(0, (window.width - size.width) / 2)];
  const heights = Array.from({ length: Math.floor((bottom - EDGE) / STEP) + 1 }, (_, step) => bottom - step * STEP);
  const corners = columns.length > 1 ? [bottom, EDGE].flatMap((top) => columns.map((left) => ({ left, top }))) : [];
  return [...corners, ...columns.flatMap((left) => heights.map((top) => ({ left, top })))];
}

function overlap(area: Area, other: Area): number {
  const across = Math.min(area.left + area.width, other.left + other.width + GAP) - Math.max(area.left, other.left - GAP);
  const down = Math.min(area.top + area.height, other.top + other.height + GAP) - Math.max(area.top, other.top - GAP);
  return across > 0 && down > 0 ? across * down : 0;
}
