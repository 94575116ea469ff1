import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { t } from '../lib/i18n/i18n.store.ts';
import { toast } from '../lib/toast.store.ts';
import styles from './CopyValue.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  /** Stands before a small one. */
  label?: string;
  value: string;
  /** One line, with a button that has no text. */
  small?: boolean;
  texts: { copy: string; failed: string };
  onCopied?: () => void;
}

/** A value to copy, in figures of equal width. Where copying is not allowed, it is selected. */
export function CopyValue({ label, value, small, texts, onCopied }: Props) {
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      onCopied?.();
      toast('done', t('shell.copied'));
    } catch {
      if (code.current) window.getSelection()?.selectAllChildren(code.current);
      toast('info', texts.failed);
    }
  }

  const icon = <Icon of={copied ? IconCheck : IconCopy} size={small ? 20 : 16} />;
  return (
    <div className={styles.copy} data-small={small || undefined}>
      {small && label && <span>{label}</span>}
      <code ref={code}>{value}</code>
      {small ? (
        <ActionIcon size={36} aria-label={texts.copy} data-tip onClick={() => void copy()}>
          {icon}
        </ActionIcon>
      ) : (
        <Button variant="default" size="sm" data-autofocus leftSection={icon} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      )}
    </div>
  );
}
