import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'plan.free': 'Kostenlos',
  'plan.bronze': 'Bronze',
  'plan.silver': 'Silber',
  'plan.gold': 'Gold',

  'usage.label': 'Genutzte Sitzungen in diesem Monat:',
  'usage.of': '{used} von {limit}',
  'usage.left_one': '<b>Noch {count} kostenlose Sitzung.</b> Du brauchst kein Konto.',
  'usage.left_other': '<b>Noch {count} kostenlose Sitzungen.</b> Du brauchst kein Konto.',
  'usage.free': 'Deine ersten Sitzungen sind kostenlos. Du brauchst kein Konto.',
  'usage.limit':
    '<b>Deine Sitzungen sind aufgebraucht.</b> Melde dich an oder wähle einen Tarif, um weiterzumachen, oder komm nächsten Monat wieder.',
  'usage.used': '{used} genutzt',
  'usage.own_left_one': '<b>Noch {count} Sitzung.</b> Ab dem {date} sind es wieder alle.',
  'usage.own_left_other': '<b>Noch {count} Sitzungen.</b> Ab dem {date} sind es wieder alle.',
  'usage.own_limit':
    '<b>Deine Sitzungen sind aufgebraucht.</b> Mit einem größeren Tarif geht es gleich weiter, sonst ab dem {date}.',
  'usage.unlimited': '<b>Deine Sitzungen sind unbegrenzt.</b> Frag, so oft du magst.',
  'usage.unknown': 'Wie viele Sitzungen du noch hast, ließ sich gerade nicht abrufen.',
  'usage.view_plans': 'Tarife ansehen',
  'usage.limit_reached': 'Sitzungen aufgebraucht',
  'usage.limit_toast': 'Wechsle in einen größeren Tarif, um weiterzumachen.',
  'usage.reached': 'Deine Sitzungen sind aufgebraucht',
  'usage.reached_own': 'Wechsle in einen größeren Tarif, um weiterzumachen. Dein Text ist noch da.',
  'usage.reached_visitor': 'Melde dich an und wechsle in einen größeren Tarif, um weiterzumachen. Dein Text ist noch da.',
} satisfies Translation<typeof en>;
