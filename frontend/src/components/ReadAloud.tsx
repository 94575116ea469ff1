import { ActionIcon } from '@mantine/core';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useT } from '../lib/i18n/i18n.store.ts';
import { toggleSpeech, useSpeech } from '../lib/speech.ts';
import { Icon } from './Icon.tsx';

interface Props {
  /** Names the text: its element carries the same name as `data-spoken`. */
  name: string;
  text: string;
  language: string;
}

/** Starts or stops reading a message aloud. */
export function ReadAloud({ name, text, language }: Props) {
  const t = useT();
  const speaking = useSpeech((state) => state.speaking === name);
  return (
    <ActionIcon
      data-tip
      size={36}
      aria-label={t(speaking ? 'speech.stop' : 'speech.message')}
      aria-pressed={speaking}
      onClick={() => toggleSpeech({ name, text, language, kind: 'message' })}
    >
      <Icon of={speaking ? IconPlayerStop : IconVolume} size={16} />
    </ActionIcon>
  );
}
