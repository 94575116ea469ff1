import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { PlainMessage } from './PlainMessage.tsx';

interface Props {
  title: string;
  text: string;
  onRetry: () => void;
  /** Inside a page with its own heading. */
  inside?: boolean;
}

/** Replaces failed content: what happened, and a retry. */
export function ErrorState({ title, text, onRetry, inside }: Props) {
  const t = useT();
  return (
    <PlainMessage title={title} text={text} inside={inside} role="alert">
      <Button ref={useFocusPassedOn()} onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </PlainMessage>
  );
}

/** A button that goes away with its press leaves its focus to what it stands in, the page or a dialog: else it would be lost, and with it a keyboard's place. */
function useFocusPassedOn() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const around = own?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      if (own && own === document.activeElement) around?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}
