import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/idle.ts';

/** Whether the browser has been idle since the component appeared: for what is costly to render, and not read first. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
