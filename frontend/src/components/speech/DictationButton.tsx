import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { type Dictation, type DictationFault, dictate } from '../../lib/dictation.ts';
import { recordNoteRead, wasNoteRead } from '../../lib/dictation-note.ts';
import { dateLocale, t, useT } from '../../lib/i18n/i18n.store.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { sayLoadFault } from '../../lib/load-fault.ts';
import { whileLoading } from '../../lib/loading.store.ts';
import { canListen } from '../../lib/recognition.ts';
import { stopSpeech } from '../../lib/speech.ts';
import { alertsOf } from '../../lib/toast.store.ts';
import { Icon } from '../Icon.tsx';
import { Show } from '../page/Show.tsx';
import styles from './DictationButton.module.css';

const alerts = alertsOf('dictation');

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

/** Dictating into a field; before the first time a note asks. */
function useDictation(field: Props['field']) {
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<'off' | 'starting' | 'listening'>('off');
  const dictation = useRef<Dictation | null>(null);
  useEffect(() => () => dictation.current?.abort(), []);

  function start() {
    if (!field.current) return;
    // The voice would be heard as well.
    stopSpeech();
    const locale = dateLocale();
    setState('starting');
    field.current.focus();
    dictation.current = dictate({
      field: field.current,
      language: TAGS[locale] ?? locale,
      // The browser may ask for the permission first.
      onStart: () => setState('listening'),
      onEnd(fault) {
        dictation.current = null;
        setState('off');
        if (fault) explain(fault);
      },
    });
  }

  function press() {
    alerts.clear();
    if (dictation.current) dictation.current.stop();
    else if (wasNoteRead()) start();
    else
      whileLoading(note.preload()).then(
        () => setAsking(true),
        () => void sayLoadFault(() => explain('network')),
      );
  }

  return {
    ...{ state, asking, press },
    close: () => setAsking(false),
    agree: () => {
      recordNoteRead();
      setAsking(false);
      start();
    },
  };
}

function Microphone({ field }: Props) {
  const text = useT();
  const { state, asking, press, close, agree } = useDictation(field);
  const listening = state === 'listening';
  return (
    <>
      <button
        type="button"
        data-tip
        className={styles.button}
        data-listening={listening || undefined}
        aria-label={text(state === 'off' ? 'speech.dictate' : 'speech.dictate_stop')}
        // The field keeps the focus and its caret.
        onPointerDown={(event) => event.preventDefault()}
        onClick={press}
      >
        <Icon of={state === 'off' ? IconMicrophone : IconPlayerStop} />
      </button>
      <span className="vh" role="status">
        {listening && text('speech.listening')}
      </span>
      {asking && (
        <Suspense>
          <Show part={note} props={{ onClose: close, onAgree: agree }} />
        </Suspense>
      )}
    </>
  );
}

function explain(fault: DictationFault): void {
  alerts.show(t('speech.dictate_failed'), t(`speech.dictate_${fault}`));
}
