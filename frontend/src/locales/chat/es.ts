import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  // The panel
  'chat.title': 'Hablarlo con calma',
  'chat.close': 'Cerrar el chat',
  'chat.messages': 'Mensajes',
  'chat.intro': 'Tengo delante tu pregunta y el consejo. ¿Qué te gustaría mirar más de cerca?',
  'chat.opening': 'Se está abriendo el chat',
  'chat.load_failed': 'No se pudo abrir el chat.',
  'chat.gone': 'Este consejo se ha eliminado, y el chat con él.',

  // Messages
  'chat.you': 'Tú',
  'chat.is_writing': '{name} está escribiendo',
  'chat.stop': 'Detener la respuesta',
  'chat.stop_failed': 'No se pudo detener la respuesta',
  'chat.queued': 'Espera su turno',

  // Failures
  'chat.send_failed': 'No se pudo enviar el mensaje',
  'chat.too_many': 'Ya hay varias preguntas en espera. Envía esta de nuevo después de la próxima respuesta.',
  'chat.fault_model_failed': 'No se pudo escribir ninguna respuesta.',
  'chat.fault_model_timeout': 'La respuesta ha tardado demasiado y no ha llegado.',
  'chat.fault_model_refused': 'No se pudo responder a esta pregunta. Prueba a decirla con otras palabras.',
  'chat.fault_interrupted': 'Se interrumpió la respuesta.',
  'chat.fault_budget_reached': 'Hoy ya no se pueden escribir más respuestas. Vuelve mañana.',
  'chat.fault_stopped': 'Has detenido esta respuesta.',
  'chat.fault_internal_error': 'Algo ha fallado por nuestra parte.',
  'chat.kept': 'Tu pregunta está guardada. No se ha descontado nada.',
  'chat.retry_failed': 'No se pudo repetir la pregunta',

  // Writing
  'chat.field': 'Tu mensaje',
  'chat.placeholder': 'Pregunta sobre este consejo',
  'chat.hint': 'Intro envía. Mayús e Intro empiezan una línea nueva.',

  // Help
  'chat.help_here': 'Debajo de la conversación hay ahora números de personas que te escuchan.',
} satisfies Translation<typeof en>;
