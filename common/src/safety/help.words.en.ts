/** English words about help and about leaving in a hurry: of the interface, and of the page that the server makes. */
export const HELP_WORDS_EN = {
  'help.title': 'You do not have to carry this alone',
  'help.self_harm':
    'What you wrote sounds very heavy. If you may act on it, please talk to someone now. The people below listen at the times shown, and you don’t have to give your name.',
  'help.violence':
    'What you wrote sounds as if someone may be in danger. If it is happening now, leave if you can and call for help. The people below can help you think about what to do.',
  'help.abuse':
    'Nobody may hurt, threaten or control you, and it is not your fault. The people below take you seriously, can help you plan, and treat it as confidentially as they may.',
  'help.child':
    'A child may be in danger. You do not need to be certain to ask for help. The people below listen to children and to adults.',
  'help.title_possible': 'Someone to talk to, if you need it',
  'help.possible_self_harm':
    'Some of what you wrote sounds heavy. If you are in danger, or afraid of what you may do, these people listen.',
  'help.possible_violence':
    'Some of what you wrote sounds tense. If you are in danger, or afraid of what may happen, these people listen.',
  'help.possible_abuse':
    'Some of what you wrote sounds as if home is hard. If you are in danger, or afraid of someone, these people listen.',
  'help.possible_child':
    'Some of what you wrote sounds hard for a child. If a child is in danger, or you are not sure, these people listen.',
  'help.hide': 'Hide these numbers',
  'help.emergency': 'In immediate danger, call',
  'help.emergency_local': 'In immediate danger, call your local emergency number.',
  'help.lines': 'People who listen',
  'help.call': 'Call {number}',
  'help.text': 'Text {number}',
  'help.whatsapp': 'WhatsApp: {number}',
  'help.website': 'Website',
  'help.always': 'Day and night',
  'help.for_young': 'For children and young people',
  'help.for_women': 'For women',
  'help.for_men': 'For men',
  'help.for_lgbt': 'For LGBT+ people',
  'help.for_parents': 'For parents',
  'help.for_adults': 'For adults worried about a child',
  'help.for_harming': 'For people who fear they may harm someone',
  'help.no_lines': 'There are no checked numbers for this country here yet. The directory below lists many more.',
  'help.country': 'Country',
  'help.elsewhere': 'Another country',
  'help.find': 'For every other country: <a>findahelpline.com</a>',
  'help.checked': 'Numbers checked on {date}',
  'help.ground':
    'Until you reach someone: put both feet on the floor, breathe out slowly, and name five things that you can see.',
  'help.not_counted': 'This did not count as one of your sessions.',

  // The button beside the quick exit
  'help.short': 'Help',

  // The page
  'help.page': 'Get help now',
  'help.page_intro': 'People who listen, sorted by what is going on. You don’t have to give your name.',
  'help.need_self_harm': 'Thoughts of ending your life',
  'help.need_abuse': 'Hurt or controlled by a partner',
  'help.need_child': 'A child in danger',
  'help.need_violence': 'Violence, or fear of it',
  'help.call_now': 'In immediate danger, call {number}',
  'help.eu': 'In every country of the European Union it is 112.',
  'help.open_directory': 'Open findahelpline.com',
  'help.language': 'Language',
  'help.show': 'Show',
  'help.page_description': 'Phone numbers of people who listen, by country.',

  // Leaving in a hurry
  'exit.leave': 'Quick exit',
  'exit.hint': 'Quick exit leaves at once for a weather page. What you were writing is not saved.',
  'exit.keys': 'On a keyboard: press Shift three times.',
  'exit.where': 'To leave in a hurry, tap “Quick exit” at the top. It opens a weather page at once.',
  'exit.hint_app': 'Quick exit leaves at once for an empty note. What you were writing is not saved.',
  'exit.where_app': 'To leave in a hurry, tap “Quick exit” at the top. It opens an empty note at once.',
  'exit.limits':
    'Quick exit cannot hide everything: the app’s picture on the screen, the browser’s own lists of apps and sites, or what a program that watches this device has seen.',
} as const;
