import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which a reader counts as following it. */
const NEAR = 150;

interface EndInView {
  /** The reader is at the end, or near it. */
  atEnd: boolean;
  /** Goes to the end, and follows it from there. */
  toEnd: () => void;
}

/**
 * Keeps the end of a growing list in view for a reader who is near it, and leaves every other reader where they are.
 * @param frame what scrolls; its only child is what grows
 * @param begins whether it opens at its end
 */
export function useEndInView(frame: RefObject<HTMLElement | null>, begins: boolean): EndInView {
  const [atEnd, setAtEnd] = useState(begins);
  const following = useRef(begins);

  const toEnd = useCallback(() => {
    following.current = true;
    setAtEnd(true);
    const element = frame.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [frame]);

  useLayoutEffect(() => {
    if (following.current) toEnd();
  }, [toEnd]);

  useEffect(() => {
    const element = frame.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    let height = element.scrollHeight;
    const onScroll = () => {
      // What grew since is about to be followed: the reader has not moved.
      if (element.scrollHeight !== height) return;
      following.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR;
      setAtEnd(following.current);
    };
    const follow = () => {
      height = element.scrollHeight;
      // Where all of it is in view, so is its end.
      if (height <= element.clientHeight + 1 && !following.current) {
        following.current = true;
        setAtEnd(true);
      }
      if (following.current) element.scrollTop = element.scrollHeight;
    };
    const sizes = new ResizeObserver(follow);
    // The frame too: a phone's keyboard makes it smaller.
    sizes.observe(element);
    sizes.observe(content);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [frame]);

  return { atEnd, toEnd };
}
