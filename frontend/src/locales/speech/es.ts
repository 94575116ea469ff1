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
  'speech.failed_message': 'No se pudo leer el mensaje',
  'speech.failed_advice': 'No se pudo leer el texto',
  'speech.failed_text': 'Tu navegador ha dejado de leer. Puedes intentarlo de nuevo.',

  // Dictation
  'speech.dictate': 'Dictar',
  'speech.dictate_stop': 'Terminar el dictado',
  'speech.listening': 'Escuchando. Habla ahora.',
  'speech.dictate_first': 'Antes de dictar',
  'speech.dictate_privacy':
    'Tu navegador convierte la voz en texto y quizá envíe el audio a la empresa que lo desarrolla. Nunca recibimos el audio, solo el texto del campo cuando lo envías.',
  'speech.dictate_agree': 'Empezar a dictar',
  'speech.dictate_decline': 'Ahora no',
  'speech.dictate_failed': 'Dictado detenido',
  'speech.dictate_not_allowed': 'El micrófono no está disponible. Puedes permitirlo en los ajustes de tu navegador.',
  'speech.dictate_no_speech': 'No se ha oído nada. Puedes intentarlo de nuevo.',
  'speech.dictate_network': 'Tu navegador no pudo conectar con su servicio de voz. Lo que has dicho hasta ahora sigue aquí.',
  'speech.dictate_unknown': 'Tu navegador ha dejado de escuchar. Lo que has dicho hasta ahora sigue aquí.',
} satisfies Translation<typeof en>;
