import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  'speech.advice': 'Leer en voz alta',
  'speech.advice_short': 'Escuchar',
  'speech.stop_short': 'Parar',
  'speech.sentence': 'Leyendo en voz alta: frase {sentence} de {sentences}',
  'speech.message': 'Leer este mensaje en voz alta',
  'speech.stop': 'Parar la lectura',
  'speech.unsupported': 'No se puede leer en voz alta',
  'speech.unsupported_text': 'Tu navegador no puede leer textos en voz alta.',
  'speech.failed_message': 'No se ha podido leer el mensaje',
  'speech.failed_advice': 'No se ha podido leer el texto',
  'speech.failed_text': 'Tu navegador ha dejado de leer. Puedes intentarlo de nuevo.',
} satisfies Translation<typeof en>;
