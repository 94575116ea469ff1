import type { HelpWords } from './help.words.types.ts';

/** Dutch words about help and about leaving in a hurry: of the interface, and of the page that the server makes. */
export const HELP_WORDS_NL = {
  'help.title': 'Je hoeft dit niet alleen te dragen',
  'help.self_harm':
    'Wat je schreef, klinkt heel zwaar. Als je jezelf iets zou kunnen aandoen, praat dan nu met iemand. De mensen hieronder luisteren op de tijden die erbij staan, en je hoeft je naam niet te zeggen.',
  'help.violence':
    'Wat je schreef, klinkt alsof iemand in gevaar kan zijn. Als het nu gebeurt, ga dan weg als je kunt en roep hulp in. De mensen hieronder kunnen je helpen.',
  'help.abuse':
    'Niemand mag je pijn doen, bedreigen of controleren, en het is niet jouw schuld. Met de mensen hieronder kun je rustig bekijken wat je kunt doen. Ze gaan er vertrouwelijk mee om, voor zover ze mogen.',
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
  'help.emergency': 'Bel bij direct gevaar',
  'help.emergency_local': 'Bel bij direct gevaar je lokale alarmnummer.',
  'help.lines': 'Mensen die luisteren',
  'help.call': 'Bel {number}',
  'help.text': 'Sms naar {number}',
  'help.whatsapp': 'WhatsApp: {number}',
  'help.website': 'Website',
  'help.always': 'Dag en nacht',
  'help.for_young': 'Voor kinderen en jongeren',
  'help.for_women': 'Voor vrouwen',
  'help.for_men': 'Voor mannen',
  'help.for_lgbt': 'Voor lhbti-personen',
  'help.for_parents': 'Voor ouders',
  'help.for_adults': 'Voor volwassenen die zich zorgen maken om een kind',
  'help.for_harming': 'Voor wie bang is iemand iets aan te doen',
  'help.no_lines': 'Voor dit land staan hier nog geen gecontroleerde nummers. De gids hieronder kent er veel meer.',
  'help.country': 'Land',
  'help.elsewhere': 'Een ander land',
  'help.find': 'Voor alle andere landen: <a>findahelpline.com</a>',
  'help.checked': 'Nummers gecontroleerd op {date}',
  'help.ground': 'Tot je iemand bereikt: zet beide voeten op de grond, adem langzaam uit en noem vijf dingen die je kunt zien.',
  'help.not_counted': 'Dit telt niet mee als sessie.',

  // The button beside the quick exit
  'help.short': 'Hulp',

  // The page
  'help.page': 'Direct hulp',
  'help.page_intro': 'Mensen die luisteren, per onderwerp. Je hoeft je naam niet te zeggen.',
  'help.need_self_harm': 'Gedachten aan zelfdoding',
  'help.need_abuse': 'Geweld of controle door een partner',
  'help.need_child': 'Een kind in gevaar',
  'help.need_violence': 'Geweld, of angst ervoor',
  'help.call_now': 'Bel bij direct gevaar {number}',
  'help.eu': 'In alle landen van de Europese Unie is dat 112.',
  'help.open_directory': 'Open findahelpline.com',
  'help.language': 'Taal',
  'help.show': 'Tonen',
  'help.page_description': 'Telefoonnummers van mensen die luisteren, per land.',

  // Leaving in a hurry
  'exit.leave': 'Snel verlaten',
  'exit.hint': '‘Snel verlaten’ brengt je meteen naar een weerpagina. Wat je aan het schrijven was, wordt niet bewaard.',
  'exit.keys': 'Met een toetsenbord: druk drie keer op Shift.',
  'exit.where': 'Wil je deze pagina snel verlaten, tik dan bovenaan op ‘Snel verlaten’. Er opent meteen een weerpagina.',
  'exit.hint_app': '‘Snel verlaten’ brengt je meteen naar een lege notitie. Wat je aan het schrijven was, wordt niet bewaard.',
  'exit.where_app': 'Wil je deze pagina snel verlaten, tik dan bovenaan op ‘Snel verlaten’. Er opent meteen een lege notitie.',
  'exit.limits':
    '‘Snel verlaten’ kan niet alles verbergen: het pictogram van de app op het scherm, de lijsten van apps en websites in de browser, of wat een programma heeft gezien dat dit apparaat in de gaten houdt.',
} satisfies HelpWords;
