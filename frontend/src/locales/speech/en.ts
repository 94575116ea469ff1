import type { EnglishTable } from '../groups.ts';

export default {
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
} as const satisfies EnglishTable<'speech'>;
