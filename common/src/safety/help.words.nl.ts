import type { HelpWords } from './help.words.types.ts';

/** Dutch words about help and about leaving in a hurry: of the interface, and of the page that the server makes. */
export const HELP_WORDS_NL = {
  'help.title': 'Je hoeft dit niet alleen te dragen',
  'help.self_harm':
    'Wat je schreef, klinkt heel zwaar. Als je jezelf misschien iets aandoet, praat dan nu met iemand. De mensen hieronder luisteren, op de tijden die erbij staan, en je hoeft je naam niet te zeggen.',
  'help.violence':
    'Wat je schreef, klinkt gevaarlijk voor iemand. Als het nu gebeurt, ga dan weg als je kunt en roep hulp in. De mensen hieronder weten wat er moet gebeuren.',
  'help.abuse':
    'Niemand mag je pijn doen, bedreigen of controleren, en het is niet jouw schuld. De mensen hieronder geloven je, maken samen met je een plan en houden het voor zich.',
  'help.child':
    'Misschien is een kind in gevaar. Je hoeft het niet zeker te weten om hulp te vragen. De mensen hieronder luisteren naar kinderen en naar volwassenen.',
  'help.title_possible': 'Iemand om mee te praten, als je dat nodig hebt',
  'help.possible_self_harm':
    'Iets van wat je schreef, klinkt zwaar. Ben je in gevaar, of bang voor wat je zou kunnen doen? Deze mensen luisteren naar je.',
  'help.possible_violence':
    'Iets van wat je schreef, klinkt gespannen. Ben je in gevaar, of bang voor wat er kan gebeuren? Deze mensen luisteren naar je.',
  'help.possible_abuse':
    'Iets van wat je schreef, klinkt alsof het thuis moeilijk is. Ben je in gevaar, of bang voor iemand? Deze mensen luisteren naar je.',
  'help.possible_child':
    'Iets van wat je schreef, klinkt moeilijk voor een kind. Is een kind in gevaar, of weet je het niet zeker? Deze mensen luisteren naar je.',
  'help.hide': 'Deze nummers verbergen',
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

  // The page
  'help.page': 'Nu hulp vinden',
  'help.page_intro': 'Mensen die luisteren, naar wat je nodig hebt. Je hoeft je naam niet te zeggen.',
  'help.need_self_harm': 'Gedachten aan een einde aan je leven',
  'help.need_abuse': 'Geweld of controle door een partner',
  'help.need_child': 'Een kind in gevaar',
  'help.need_violence': 'Geweld, meegemaakt of gevreesd',
  'help.call_now': 'Bij direct gevaar, bel {number}',
  'help.eu': 'In alle landen van de Europese Unie is dat 112.',
  'help.open_directory': 'Open findahelpline.com',
  'help.language': 'Taal',
  'help.show': 'Tonen',
  'help.page_description': 'Telefoonnummers van mensen die luisteren, dag en nacht, per land.',

  // Leaving in a hurry
  'exit.leave': 'Snel weg',
  'exit.hint': '“Snel weg” brengt je meteen naar een weerpagina. Wat je aan het schrijven was, wordt niet bewaard.',
  'exit.keys': 'Met een toetsenbord: druk drie keer op Shift.',
  'exit.where': 'Moet je snel weg, tik dan bovenaan op “Snel weg”. Er opent meteen een weerpagina.',
} satisfies HelpWords;
