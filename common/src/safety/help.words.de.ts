import type { HelpWords } from './help.words.types.ts';

/** German words about help and about leaving in a hurry: of the interface, and of the page that the server makes. */
export const HELP_WORDS_DE = {
  'help.title': 'Du musst das nicht allein tragen',
  'help.self_harm':
    'Was du geschrieben hast, klingt sehr schwer. Wenn du dir etwas antun könntest, sprich bitte jetzt mit jemandem. Die Menschen unten sind zu den angegebenen Zeiten für dich da, und du musst deinen Namen nicht nennen.',
  'help.violence':
    'Was du geschrieben hast, klingt, als könnte jemand in Gefahr sein. Wenn es gerade geschieht, geh weg, wenn du kannst, und hol Hilfe. Die Menschen unten können dir helfen.',
  'help.abuse':
    'Niemand darf dich verletzen, bedrohen oder kontrollieren, und es ist nicht deine Schuld. Mit den Menschen unten kannst du in Ruhe überlegen, was du tun kannst. Sie behandeln es vertraulich, soweit sie dürfen.',
  'help.child':
    'Vielleicht ist ein Kind in Gefahr. Du musst nicht sicher sein, um Hilfe zu holen. Die Menschen unten hören Kindern und Erwachsenen zu.',
  'help.title_possible': 'Jemand zum Reden, wenn du es brauchst',
  'help.possible_self_harm':
    'Manches von dem, was du geschrieben hast, klingt schwer. Wenn du in Gefahr bist oder Angst hast vor dem, was du tun könntest: Diese Menschen hören dir zu.',
  'help.possible_violence':
    'Manches von dem, was du geschrieben hast, klingt angespannt. Wenn du in Gefahr bist oder Angst hast vor dem, was passieren könnte: Diese Menschen hören dir zu.',
  'help.possible_abuse':
    'Manches von dem, was du geschrieben hast, klingt, als wäre es zu Hause schwer. Wenn du in Gefahr bist oder Angst vor jemandem hast: Diese Menschen hören dir zu.',
  'help.possible_child':
    'Manches von dem, was du geschrieben hast, klingt schwer für ein Kind. Wenn ein Kind in Gefahr ist oder du unsicher bist: Diese Menschen hören dir zu.',
  'help.hide': 'Diese Nummern ausblenden',
  'help.emergency': 'Bei unmittelbarer Gefahr: Notruf',
  'help.emergency_local': 'Bei unmittelbarer Gefahr wähle deine örtliche Notrufnummer.',
  'help.lines': 'Menschen, die zuhören',
  'help.call': '{number} anrufen',
  'help.text': 'SMS an {number}',
  'help.whatsapp': 'WhatsApp: {number}',
  'help.website': 'Website',
  'help.always': 'Tag und Nacht',
  'help.for_young': 'Für Kinder und Jugendliche',
  'help.for_women': 'Für Frauen',
  'help.for_men': 'Für Männer',
  'help.for_lgbt': 'Für LGBT+',
  'help.for_parents': 'Für Eltern',
  'help.for_adults': 'Für Erwachsene, die sich um ein Kind sorgen',
  'help.for_harming': 'Für Menschen, die Angst haben, jemandem etwas anzutun',
  'help.no_lines': 'Für dieses Land stehen hier noch keine geprüften Nummern. Das Verzeichnis unten kennt viele weitere.',
  'help.country': 'Land',
  'help.elsewhere': 'Ein anderes Land',
  'help.find': 'Für alle anderen Länder: <a>findahelpline.com</a>',
  'help.checked': 'Nummern geprüft am {date}',
  'help.ground':
    'Bis du jemanden erreichst: Stell beide Füße auf den Boden, atme langsam aus und nenne fünf Dinge, die du siehst.',
  'help.not_counted': 'Das zählt nicht als Sitzung.',

  // The button beside the quick exit
  'help.short': 'Hilfe',

  // The page
  'help.page': 'Jetzt Hilfe finden',
  'help.page_intro': 'Menschen, die zuhören, sortiert nach dem, was gerade los ist. Du musst deinen Namen nicht nennen.',
  'help.need_self_harm': 'Nicht mehr leben wollen, Suizidgedanken',
  'help.need_abuse': 'Gewalt oder Kontrolle in der Partnerschaft',
  'help.need_child': 'Ein Kind in Gefahr',
  'help.need_violence': 'Gewalt, erlebt oder befürchtet',
  'help.call_now': 'Bei unmittelbarer Gefahr: Notruf {number}',
  'help.eu': 'In allen Ländern der Europäischen Union ist das die 112.',
  'help.open_directory': 'findahelpline.com öffnen',
  'help.language': 'Sprache',
  'help.show': 'Anzeigen',
  'help.page_description': 'Telefonnummern von Menschen, die zuhören, geordnet nach Ländern.',

  // Leaving in a hurry
  'exit.leave': 'Schnell weg',
  'exit.hint': '„Schnell weg“ führt sofort zu einer Wetterseite. Was du gerade schreibst, wird nicht gespeichert.',
  'exit.keys': 'Mit der Tastatur: dreimal die Umschalttaste (Shift) drücken.',
  'exit.where': 'Wenn du schnell wegmusst, tippe oben auf „Schnell weg“. Es öffnet sich sofort eine Wetterseite.',
  'exit.hint_app': '„Schnell weg“ führt sofort zu einer leeren Notiz. Was du gerade schreibst, wird nicht gespeichert.',
  'exit.where_app': 'Wenn du schnell wegmusst, tippe oben auf „Schnell weg“. Es öffnet sich sofort eine leere Notiz.',
  'exit.limits':
    '„Schnell weg“ kann nicht alles verbergen: das Bild der App auf dem Bildschirm, die Listen des Browsers mit Apps und Websites oder was ein Programm gesehen hat, das dieses Gerät überwacht.',
} satisfies HelpWords;
