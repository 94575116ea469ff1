import type { EnglishTable } from '../groups.ts';

/** Reading aloud. */
const texts = {
  'speech.advice': 'Read Aloud',
  'speech.advice_short': 'Read Aloud',
  'speech.stop_short': 'Stop',
  'speech.sentence': 'Reading aloud, sentence {sentence} of {sentences}',
  'speech.message': 'Read this message aloud',
  'speech.stop': 'Stop Reading',
  'speech.unsupported': 'Text-to-Speech Not Supported',
  'speech.unsupported_text': "Your browser doesn't support text-to-speech functionality.",
  'speech.failed_message': 'Error Reading Message',
  'speech.failed_advice': 'Error Reading Text',
  'speech.failed_text': 'Your browser stopped reading. You can try again.',

  // Dictation
  'speech.dictate': 'Dictate',
  'speech.dictate_stop': 'Stop dictating',
  'speech.listening': 'Listening. Speak now.',
  'speech.dictate_first': 'Before you dictate',
  'speech.dictate_privacy':
    'Your browser turns speech into text, and may send the sound to its maker for that. We never get the sound, only the text in the field, once you send it.',
  'speech.dictate_agree': 'Start dictating',
  'speech.dictate_decline': 'Not now',
  'speech.dictate_failed': 'Dictation stopped',
  'speech.dictate_not_allowed': 'The microphone is not available. You can allow it in the settings of your browser.',
  'speech.dictate_no_speech': 'Nothing was heard. You can try again.',
  'speech.dictate_network': 'Your browser could not reach its speech service. What you have said so far is still here.',
  'speech.dictate_unknown': 'Your browser stopped listening. What you have said so far is still here.',
} as const satisfies EnglishTable<'speech'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    speech: typeof texts;
  }
}
