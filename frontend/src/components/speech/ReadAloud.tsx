import { ActionIcon } from '@mantine/core';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { stopSpeech, toggleSpeech, useSpeech } from '../../lib/speech.ts';
import { Icon } from '../Icon.tsx';
import styles from './ReadAloud.module.css';

interface Props {
  /** Names the text: its element carries the same name as `data-spoken`. */
  name: string;
  text: string;
  /** What is spoken of the text, asked for when reading starts; without it the whole text. */
  spoken?: (text: string) => string;
  language: string;
}

/** Starts or stops reading a message aloud, and says which sentence is read. Without its message nothing is read on. */
export function ReadAloud({ name, text, spoken, language }: Props) {
  const t = useT();
  const speaking = useSpeech((state) => state.speaking === name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text, such as a translation, ends the reading as well
  useEffect(() => () => stopSpeech(name), [name, text]);
  return (
    <>
      <ActionIcon
        data-tip
        size={36}
        aria-label={t(speaking ? 'speech.stop' : 'speech.message')}
        aria-pressed={speaking}
        onClick={() => toggleSpeech({ name, text: spoken ? spoken(text) : text, language, kind: 'message' })}
      >
        <Icon of={speaking ? IconPlayerStop : IconVolume} size={16} />
      </ActionIcon>
      {speaking && <SpokenSentence />}
    </>
  );
}

/** Which sentence is read. No live region: screen readers would talk over the voice. */
function SpokenSentence() {
  const t = useT();
  const { sentence, sentences } = useSpeech();
  return <span className={styles.sentence}>{t('speech.sentence', { sentence, sentences })}</span>;
}
