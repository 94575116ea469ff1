import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader within this many pixels of the end follows it. */
const NEAR = 150;

interface EndInView {
  /** The reader is at the end, or near it. */
  atEnd: boolean;
  /** Scrolls to the end and follows it. */
  toEnd: () => void;
}

/**
 * Keeps the end of a growing list in view for a reader near it; other readers are not moved.
 * @param frame the scroll container; its only child grows
 * @param begins whether to open at the end
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
    let room = element.clientHeight;
    const onScroll = () => {
      // Growth, or a phone's keyboard, caused this event, not the reader.
      if (element.scrollHeight !== height || element.clientHeight !== room) return;
      following.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR;
      setAtEnd(following.current);
    };
    const follow = () => {
      height = element.scrollHeight;
      room = element.clientHeight;
      // If everything is in view, so is the end.
      if (height <= element.clientHeight + 1 && !following.current) {
        following.current = true;
        setAtEnd(true);
      }
      if (following.current) element.scrollTop = element.scrollHeight;
    };
    const sizes = new ResizeObserver(follow);
    // Observe the frame too, since a phone's keyboard shrinks it.
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
