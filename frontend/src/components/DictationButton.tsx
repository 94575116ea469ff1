import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { type Dictation, type DictationFault, dictate } from '../lib/dictation.ts';
import { dateLocale, t, useT } from '../lib/i18n/i18n.store.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { canListen } from '../lib/recognition.ts';
import { stopSpeech } from '../lib/speech.ts';
import { forBrowser } from '../lib/storage.ts';
import { toast } from '../lib/toast.store.ts';
import styles from './DictationButton.module.css';
import { Icon } from './Icon.tsx';
import { Show } from './Show.tsx';

/** Set once the note about the sound has been read. */
const KEY = 'beside.dictation';
/** The tags that the browsers' makers know, where the browser itself names no region of the language. */
const TAGS: Readonly<Record<string, string>> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE', nl: 'nl-NL', zh: 'zh-CN' };

const note = lazyPart(async () => (await import('./DictationNote.tsx')).DictationNote, ['speech']);

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Begins or ends dictating into a field, in browsers that can listen. Before the first time it says where the sound goes. */
export function DictationButton({ field }: Props) {
  return canListen() && <Microphone field={field} />;
}

function Microphone({ field }: Props) {
  const text = useT();
  const [asking, setAsking] = useState(false);
  const [listening, setListening] = useState(false);
  const dictation = useRef<Dictation | null>(null);
  useEffect(() => () => dictation.current?.abort(), []);

  function start() {
    if (!field.current) return;
    // The voice would be heard as well.
    stopSpeech();
    const locale = dateLocale();
    setListening(true);
    field.current.focus();
    dictation.current = dictate({
      field: field.current,
      language: TAGS[locale] ?? locale,
      onEnd(fault) {
        dictation.current = null;
        setListening(false);
        if (fault) explain(fault);
      },
    });
  }

  function press() {
    if (dictation.current) dictation.current.stop();
    else if (forBrowser.get(KEY)) start();
    else
      note.preload().then(
        () => setAsking(true),
        () => explain('network'),
      );
  }

  return (
    <>
      <button
        type="button"
        data-tip
        className={styles.button}
        data-listening={listening || undefined}
        aria-label={text(listening ? 'speech.dictate_stop' : 'speech.dictate')}
        // The field keeps the focus and its caret.
        onPointerDown={(event) => event.preventDefault()}
        onClick={press}
      >
        <Icon of={listening ? IconPlayerStop : IconMicrophone} />
      </button>
      <span className="vh" role="status">
        {listening && text('speech.listening')}
      </span>
      {asking && (
        <Suspense>
          <Show
            part={note}
            props={{
              onClose: () => setAsking(false),
              onAgree: () => {
                forBrowser.set(KEY, '1');
                setAsking(false);
                start();
              },
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function explain(fault: DictationFault): void {
  toast('error', t('speech.dictate_failed'), t(`speech.dictate_${fault}`));
}
