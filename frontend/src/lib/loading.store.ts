import { create } from 'zustand';

/** Milliseconds until something that is being loaded is late enough to say so. */
const LATE_MS = 400;

/** How many pages and parts that a person waits for are late. */
export const useLoading = create(() => ({ late: 0 }));

const change = (by: number) => useLoading.setState(({ late }) => ({ late: late + by }));

/** Says that a person waits for something, once it is late. @returns ends it; call it once */
export function startLoading(): () => void {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    change(1);
  }, LATE_MS);
  return () => {
    clearTimeout(timer);
    if (isLate) change(-1);
  };
}

/** Says so for as long as what a press asked for is being loaded. @returns what the load gives; it fails as the load does */
export async function whileLoading<T>(load: Promise<T>): Promise<T> {
  const end = startLoading();
  try {
    return await load;
  } finally {
    end();
  }
}
