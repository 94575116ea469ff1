import type { Category } from '@beside/common/advice/advice.constants';

/** One pen stroke each, on a grid of 24: a heart, a case, a person, a sprig, a house, a purse, a cap, and the leaf of our sign that asks. */
const STROKES: Record<Category, string> = {
  relationships:
    'M12 20.1c-4.9-3.3-8.7-6.5-8.7-10.9a4.8 4.8 0 0 1 4.9-4.9c1.6 0 3 .8 3.8 2.2.8-1.4 2.2-2.2 3.8-2.2a4.8 4.8 0 0 1 4.9 4.9c0 4.4-3.8 7.6-8.7 10.9zM15.9 7.6c1 .1 1.6.7 1.7 1.7',
  work: 'M4.7 8h14.6A1.7 1.7 0 0 1 21 9.7v8.6a1.7 1.7 0 0 1-1.7 1.7H4.7A1.7 1.7 0 0 1 3 18.3V9.7A1.7 1.7 0 0 1 4.7 8zM8.4 8V6.3A2.3 2.3 0 0 1 10.7 4h2.6a2.3 2.3 0 0 1 2.3 2.3V8M3.2 12.4c5.5 2.7 12.1 2.7 17.6 0M12 13.3v2.2',
  personal: 'M12 3.9a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.6 20.2c.5-3.5 3.5-5.4 7.4-5.4s6.9 1.9 7.4 5.4',
  health:
    'M11 21.2c.1-4 .6-7.2 1.6-10.4M11.2 17c-4 .3-6.6-1.8-7.1-5.8 4-.3 6.7 1.9 7.1 5.8zM11.9 13.8c.3-3.9 3.2-6.1 7.8-6.1 0 4.1-3 6.5-7.8 6.1zM12.6 10.8c-2.4-2.3-2.3-5.7.4-8.4 2.5 2.5 2.5 5.9-.4 8.4z',
  family:
    'M3 11.8l7.8-7.1a1.8 1.8 0 0 1 2.4 0l7.8 7.1M5.5 9.7V18a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V9.7M9.8 20v-4.1a2.2 2.2 0 0 1 4.4 0V20',
  money:
    'M9.2 7.6c-3 2-5 5.2-5 8.3 0 2.7 1.9 4.3 4.7 4.3h6.2c2.8 0 4.7-1.6 4.7-4.3 0-3.1-2-6.3-5-8.3zM9.3 7.5L7.9 4.1c1.4.6 2.7.6 4.1-.1 1.4.7 2.7.7 4.1.1l-1.4 3.4M12 11.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z',
  education:
    'M11.2 5.3L2.9 9.1l8.3 3.8a2 2 0 0 0 1.6 0l8.3-3.8-8.3-3.8a2 2 0 0 0-1.6 0zM6.4 10.9v4.7c0 1.6 2.5 3 5.6 3s5.6-1.4 5.6-3v-4.7M21.1 9.1v5.6',
  other:
    'M5.6 20.3A1.8 1.8 0 0 1 3.8 18.5V12.1A8.2 8.2 0 1 1 12 20.3zM9.6 9.7a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.2 1-1.2 1.9M12 16.6v.01',
};

interface Props {
  of: Category;
  /** Pixels: 24 in a tile, 16 in a badge. */
  size: 16 | 24;
}

/**
 * A category's drawing, in its emoji's place: an emoji needs a font that older systems lack, and they show an empty box. The category's name
 * stands beside it.
 */
export function CategoryIcon({ of, size }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-category={of}
      aria-hidden="true"
    >
      <path d={STROKES[of]} />
    </svg>
  );
}
