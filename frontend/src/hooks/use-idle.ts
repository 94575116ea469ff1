import { useEffect, useState } from 'react';
import { nextTask, whenIdle } from '../lib/idle.ts';

/**
 * Whether the browser has been idle since the component appeared: for what is costly to render, and not read first.
 * @param prepare makes what the render needs, in a task before it; always the same function
 */
export function useIdle(prepare: () => void): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        prepare();
        void nextTask().then(() => setIdle(true));
      }),
    [prepare],
  );
  return idle;
}
