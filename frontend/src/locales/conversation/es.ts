import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  'conversation.message_by': '{name}, {time}',
  'conversation.said': '{name}: {text}',
  'conversation.today': 'Hoy',
  'conversation.yesterday': 'Ayer',
  'conversation.older': 'Cargando mensajes anteriores',
  'conversation.older_failed': 'Cargar mensajes anteriores',
  'conversation.new_messages': 'Mensajes nuevos',
  'conversation.writing': 'escribiendo',
  'conversation.status_waiting': 'En espera',
  'conversation.status_sent': 'Enviado',
  'conversation.status_read': 'Leído',
  'conversation.status_failed': 'No enviado',
  'conversation.discard': 'Descartar',
  'conversation.write': 'Escribir un mensaje',
  'conversation.send': 'Enviar',
  'conversation.characters': 'Caracteres:',
  'conversation.counter': '{used} / {limit}',
  'conversation.only_you': 'Solo tú ves esto',
  'conversation.hide_help': 'Ocultar esta ayuda',
} satisfies Translation<typeof en>;
