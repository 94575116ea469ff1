import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  'plan.free': 'Gratis',
  'plan.bronze': 'Bronce',
  'plan.silver': 'Plata',
  'plan.gold': 'Oro',

  'usage.label': 'Sesiones usadas este mes:',
  'usage.of': '{used} de {limit}',
  'usage.left_one': '<b>Te queda {count} sesión gratis.</b> No necesitas cuenta.',
  'usage.left_other': '<b>Te quedan {count} sesiones gratis.</b> No necesitas cuenta.',
  'usage.free': 'Tus primeras sesiones son gratis. No necesitas cuenta.',
  'usage.limit':
    '<b>Has llegado a tu límite de sesiones.</b> Inicia sesión o elige un plan para continuar, o vuelve el mes que viene.',
  'usage.used': 'Usadas: {used}',
  'usage.own_left_one': '<b>Te queda {count} sesión.</b> El contador vuelve a cero el {date}.',
  'usage.own_left_other': '<b>Te quedan {count} sesiones.</b> El contador vuelve a cero el {date}.',
  'usage.own_limit':
    '<b>Has llegado a tu límite de sesiones.</b> Elige un plan superior para continuar, o espera hasta el {date}.',
  'usage.unlimited': '<b>Tus sesiones no tienen límite.</b> Pregunta cuanto quieras.',
  'usage.unknown': 'Ahora mismo no se puede leer cuántas sesiones te quedan.',
  'usage.view_plans': 'Ver planes',
  'usage.limit_reached': 'Límite de sesiones alcanzado',
  'usage.limit_toast': 'Elige un plan superior para continuar.',
  'usage.reached': 'Has llegado a tu límite de sesiones',
  'usage.reached_own': 'Elige un plan superior para continuar. Tu texto sigue aquí.',
  'usage.reached_visitor': 'Inicia sesión y elige un plan para continuar. Tu texto sigue aquí.',
} satisfies Translation<typeof en>;
