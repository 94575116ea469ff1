import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'plan.free': 'Gratis',
  'plan.bronze': 'Brons',
  'plan.silver': 'Zilver',
  'plan.gold': 'Goud',

  'usage.label': 'Deze maand gebruikt:',
  'usage.of': '{used} van {limit}',
  'usage.left_one': '<b>Nog {count} gratis sessie.</b> Je hebt geen account nodig.',
  'usage.left_other': '<b>Nog {count} gratis sessies.</b> Je hebt geen account nodig.',
  'usage.free': 'Je eerste sessies zijn gratis. Je hebt geen account nodig.',
  'usage.limit': '<b>Je sessies zijn op.</b> Log in of kies een abonnement om verder te gaan, of kom volgende maand terug.',
  'usage.used': '{used} gebruikt',
  'usage.own_left_one': '<b>Nog {count} sessie.</b> Vanaf {date} heb je weer nieuwe sessies.',
  'usage.own_left_other': '<b>Nog {count} sessies.</b> Vanaf {date} heb je weer nieuwe sessies.',
  'usage.own_limit': '<b>Je sessies zijn op.</b> Neem een groter abonnement om verder te gaan, of wacht tot {date}.',
  'usage.unlimited': '<b>Je sessies zijn onbeperkt.</b> Vraag zo vaak je wilt.',
  'usage.unknown': 'Hoeveel sessies je nog hebt, kon nu niet worden opgehaald.',
  'usage.view_plans': 'Abonnementen bekijken',
  'usage.limit_reached': 'Je sessies zijn op',
  'usage.limit_toast': 'Neem een groter abonnement om verder te gaan.',
  'usage.reached': 'Je sessies voor deze maand zijn op',
  'usage.reached_own': 'Neem een groter abonnement om verder te gaan. Je tekst staat er nog.',
  'usage.reached_visitor': 'Log in en neem een groter abonnement om verder te gaan. Je tekst staat er nog.',
} satisfies Translation<typeof en>;
