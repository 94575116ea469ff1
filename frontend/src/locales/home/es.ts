import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  // Home
  'home.title_first': 'Consejos para ti,',
  'home.title_second': 'y para la pareja',
  'home.intro':
    'Cuenta lo que pasa, con tus propias palabras. En medio minuto, más o menos, una IA te propone pasos claros, que puedes leer y guardar.',
  'home.couples':
    '¿Es cosa de pareja? <a>Abre una sala para hablarlo</a>, con un consejero de IA que escucha a cada persona y no toma partido.',
  'home.writing': 'Pediste un consejo que todavía no has visto.',
  'home.writing_show': 'Verlo',

  // The form
  'form.label': 'Pedir consejo',
  'form.category': '¿De qué se trata?',
  'form.description': '¿Qué está pasando?',
  'form.placeholder': 'Empieza por donde quieras. ¿De quién se trata, qué pasó, qué te gustaría que cambiara?',
  'form.style': '¿Con qué tono quieres el consejo?',
  'form.characters': 'Caracteres:',
  'form.counter': '{used} / {limit}',
  'form.aim': 'Lo ideal: de {min} a {max} caracteres.',
  'form.aim_good': 'Buena extensión. Lo ideal: de {min} a {max} caracteres.',
  'form.aim_long': 'Si es más largo, también está bien. Lo ideal: de {min} a {max} caracteres.',
  'form.too_short': 'Escribe al menos {min} caracteres, para que haya algo a lo que responder.',
  'form.too_long': 'No pases de {max} caracteres.',
  'form.invalid': 'Hay algo en el texto que no se puede aceptar. Échale otro vistazo.',
  'form.privacy':
    'Aquí solo tú puedes abrir tu texto. Para redactar el consejo, pasa por quien gestiona este sitio y por el proveedor del modelo de IA, también si es muy personal, por ejemplo sobre tu salud. Puedes eliminarlo aquí cuando quieras.',
  'form.privacy_demo':
    'Aquí solo tú puedes abrir tu texto. En esta demo se queda en el servidor de este sitio, y ningún proveedor de IA lo recibe. Puedes eliminarlo cuando quieras.',
  'form.submit': 'Pedir consejo',

  'demo.model': 'Demo: texto de prueba, no de un modelo de IA',

  'category.relationships': 'Relaciones',
  'category.work': 'Trabajo y carrera',
  'category.personal': 'Crecimiento personal',
  'category.health': 'Salud',
  'category.family': 'Familia',
  'category.money': 'Dinero',
  'category.education': 'Estudios',
  'category.other': 'Otra cosa',

  'style.practical': 'Práctico y directo',
  'style.empathetic': 'Empático y comprensivo',
  'style.analytical': 'Analítico y detallado',
  'style.motivational': 'Motivador y alentador',
} satisfies Translation<typeof en>;
