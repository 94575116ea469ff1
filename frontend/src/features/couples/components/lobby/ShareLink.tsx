import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconShare2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { TextField } from '../../../../components/fields/TextField.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import styles from './ShareLink.module.css';

interface Props {
  url: string;
  sessionName: string;
}

/** The partner's link: copy, or share if the device can. */
export function ShareLink({ url, sessionName }: Props) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const canShare = typeof navigator.share === 'function';

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      toast('done', t('shell.copied'));
    } catch {
      // Without clipboard permission, select the text instead.
      field.current?.select();
      toast('info', t('couples.copy_failed'));
    }
  }

  async function share() {
    try {
      await navigator.share({ title: t('couples.share_title', { name: sessionName }), url });
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return (
    <div className={styles.share}>
      <TextField
        ref={field}
        label={t('couples.link', { name: sessionName })}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.ways}>
        <Button color="terracotta" leftSection={<Icon of={copied ? IconCheck : IconCopy} />} onClick={() => void copy()}>
          {t('couples.copy')}
        </Button>
        {canShare && (
          <Button variant="default" leftSection={<Icon of={IconShare2} />} onClick={() => void share()}>
            {t('couples.share')}
          </Button>
        )}
      </div>
    </div>
  );
}
