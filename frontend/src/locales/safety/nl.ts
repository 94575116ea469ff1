import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'help.title': 'Je hoeft dit niet alleen te dragen',
  'help.self_harm':
    'Wat je schreef, klinkt heel zwaar. Als je jezelf misschien iets aandoet, praat dan nu met iemand. De mensen hieronder luisteren, op de tijden die erbij staan, en je hoeft je naam niet te zeggen.',
  'help.violence':
    'Wat je schreef, klinkt gevaarlijk voor iemand. Als het nu gebeurt, ga dan weg als je kunt en roep hulp in. De mensen hieronder weten wat er moet gebeuren.',
  'help.abuse':
    'Niemand mag je pijn doen, bedreigen of controleren, en het is niet jouw schuld. De mensen hieronder geloven je, maken samen met je een plan en houden het voor zich.',
  'help.child':
    'Misschien is een kind in gevaar. Je hoeft het niet zeker te weten om hulp te vragen. De mensen hieronder luisteren naar kinderen en naar volwassenen.',
  'help.emergency': 'Bij direct gevaar, bel',
  'help.emergency_local': 'Bel bij direct gevaar je lokale alarmnummer.',
  'help.lines': 'Mensen die luisteren',
  'help.call': 'Bel {number}',
  'help.text': 'Bericht: {number}',
  'help.website': 'Website',
  'help.always': 'Dag en nacht',
  'help.for_young': 'Voor kinderen en jongeren',
  'help.for_women': 'Voor vrouwen',
  'help.for_parents': 'Voor ouders',
  'help.for_harming': 'Voor wie bang is iemand iets aan te doen',
  'help.no_lines': 'Voor dit land staan hier nog geen nagekeken nummers. De gids hieronder kent er veel meer.',
  'help.country': 'Land',
  'help.elsewhere': 'Een ander land',
  'help.find': 'Voor alle andere landen: <a>findahelpline.com</a>',
  'help.checked': 'Nummers nagekeken op {date}',
  'help.ground': 'Tot je iemand bereikt: zet beide voeten op de grond, adem langzaam uit, en noem vijf dingen die je kunt zien.',
  'help.not_counted': 'Dit telde niet mee als een van je sessies.',

  // Leaving in a hurry
  'exit.leave': 'Snel weg',
  'exit.hint': '“Snel weg” brengt je meteen naar een weerpagina. Wat je aan het schrijven was, wordt niet bewaard.',
  'exit.keys': 'Met een toetsenbord: druk drie keer op Shift.',
  'exit.where': 'Moet je snel weg, tik dan bovenaan op “Snel weg”. Er opent meteen een weerpagina.',
} satisfies Translation<typeof en>;
