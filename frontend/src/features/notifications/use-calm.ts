import { useEffect, useState } from 'react';

const isWriting = () => document.activeElement?.matches('main :is(textarea, input)') ?? false;

/** Whether nobody is writing in the page just now: then something may come into it. */
export function useCalm(): boolean {
  const [isCalm, setIsCalm] = useState(() => !isWriting());
  useEffect(() => {
    // The next element has the focus after this event.
    const look = () => setTimeout(() => setIsCalm(!isWriting()));
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isCalm;
}
