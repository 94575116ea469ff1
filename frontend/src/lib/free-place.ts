/** A rectangle in the window, in pixels from its top left corner. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that must not be covered; `weight` is how much it hurts when no place is free. */
export interface Obstacle extends Area {
  weight: number;
}

interface Size {
  width: number;
  height: number;
}

interface Place {
  left: number;
  top: number;
}

/** Pixels between a place and the window's edge, and between a place and what stands beside it. */
const EDGE = 12;
const GAP = 8;
/** Pixels from one try to the next. */
const STEP = 8;

/**
 * Where something may stand in a window without covering what can be operated: the bottom right corner first, then the other corners,
 * then any height at either side, from the bottom up. Where nothing is free it is the place where the least is covered.
 */
export function freePlace(size: Size, window: Size, obstacles: readonly Obstacle[]): Place {
  let best: Place = { left: EDGE, top: EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (const place of candidates(size, window)) {
    const covered = coveredAt({ ...place, ...size }, obstacles);
    if (covered === 0) return place;
    if (covered < least) {
      least = covered;
      best = place;
    }
  }
  return best;
}

/** How much an area covers of what can be operated, in weighted square pixels; 0 is nothing. */
export function coveredAt(area: Area, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, obstacle) => sum + overlap(area, obstacle) * obstacle.weight, 0);
}

function candidates(size: Size, window: Size): Place[] {
  const bottom = Math.max(EDGE, window.height - size.height - EDGE);
  const right = Math.max(EDGE, window.width - size.width - EDGE);
  // Narrower than two of it, a window has one column.
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
