import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  // Home
  'home.title_first': 'Consejos para ti,',
  'home.title_second': 'y para los dos',
  'home.intro':
    'Cuenta lo que pasa, con tus propias palabras. En medio minuto, más o menos, la IA te escribe pasos claros, para leer y guardar.',
  'home.couples':
    '¿Se trata de los dos? <a>Abre una sala para ambos</a>, con un consejero que escucha a cada parte y no toma partido.',
  'home.writing': 'Pediste un consejo que todavía no has visto.',
  'home.writing_show': 'Verlo',

  // The form
  'form.label': 'Pedir consejo',
  'form.category': '¿De qué se trata?',
  'form.description': '¿Qué está pasando?',
  'form.placeholder': 'Empieza por donde quieras. ¿Quiénes son parte de esto, qué ocurrió, qué te gustaría que fuera distinto?',
  'form.style': '¿Con qué tono quieres el consejo?',
  'form.characters': 'Caracteres:',
  'form.counter': '{used} / {limit}',
  'form.aim': 'Lo ideal: de {min} a {max} caracteres.',
  'form.aim_good': 'Buena extensión. Lo ideal: de {min} a {max} caracteres.',
  'form.aim_long': 'Largo también vale. Lo ideal: de {min} a {max} caracteres.',
  'form.too_short': 'Escribe al menos {min} caracteres, para que haya algo a lo que responder.',
  'form.too_long': 'No pases de {max} caracteres, por favor.',
  'form.invalid': 'No se ha podido aceptar. Échale otro vistazo, por favor.',
  'form.privacy':
    'Aquí solo tú puedes abrir tu texto. Para escribir el consejo, lo procesan quien gestiona este sitio y el proveedor del modelo de IA. Puedes borrarlo aquí cuando quieras.',
  'form.privacy_demo':
    'Aquí solo tú puedes abrir tu texto. En esta demo se queda en el servidor de este sitio, y ningún proveedor de IA lo recibe. Puedes borrarlo cuando quieras.',
  'form.submit': 'Pedir consejo',

  'demo.model': 'Demo: lo redacta un sustituto, no un modelo de IA',

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
