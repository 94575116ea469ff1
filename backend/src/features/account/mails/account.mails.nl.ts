/** Dutch words of the account's mails. */
export const MAIL_TEXTS_NL = {
  verify: {
    subject: 'Bevestig je e-mailadres',
    preheader: 'Nog één stap en je account is klaar.',
    lines: ['Welkom bij {app}. Bevestig dat dit adres van jou is, dan is je account klaar.'],
    button: 'Mijn adres bevestigen',
    after: ['De link werkt één keer, {hours} uur lang.', 'Heb je geen account aangemaakt? Dan hoef je niets te doen.'],
  },
  reset: {
    subject: 'Kies een nieuw wachtwoord',
    preheader: 'De link werkt {minutes} minuten.',
    lines: ['Iemand, waarschijnlijk jij, heeft een nieuw wachtwoord gevraagd voor je account bij {app}.'],
    button: 'Nieuw wachtwoord kiezen',
    after: [
      'De link werkt één keer, {minutes} minuten lang.',
      'Was jij dit niet? Dan hoef je niets te doen. Je wachtwoord blijft zoals het is.',
    ],
  },
  already_registered: {
    subject: 'Je hebt al een account',
    preheader: 'Log in of kies een nieuw wachtwoord.',
    lines: [
      'Iemand, waarschijnlijk jij, wilde bij {app} een account aanmaken met dit adres. Er is er al een, en er is niets veranderd.',
    ],
    button: 'Inloggen',
    second: 'Wachtwoord vergeten? Kies hier een nieuw:',
    after: ['Was jij dit niet? Dan hoef je niets te doen.'],
  },
  verify_change: {
    subject: 'Bevestig je nieuwe adres',
    preheader: 'Tot dan blijft alles zoals het is.',
    lines: ['Je wilt dit adres gebruiken voor je account bij {app}. Tot je het bevestigt, geldt het oude.'],
    button: 'Mijn nieuwe adres bevestigen',
    after: [
      'De link werkt één keer, {hours} uur lang.',
      'Was jij dit niet? Dan hoef je niets te doen. Alles blijft zoals het is.',
    ],
  },
  email_changed: {
    subject: 'Je e-mailadres is gewijzigd',
    preheader: 'Je account heeft een nieuw adres.',
    lines: [
      'Het e-mailadres van je account bij {app} is gewijzigd. Vanaf nu log je in met het nieuwe, en daar komen onze mails aan.',
      'Was jij dit? Dan is alles goed. Zo niet, schrijf dan snel naar {support}.',
    ],
  },
  email_changed_for_you: {
    subject: 'Je e-mailadres is gewijzigd',
    preheader: 'Iemand van ons team heeft het gewijzigd.',
    lines: [
      'Iemand van ons team heeft het e-mailadres van je account bij {app} gewijzigd. Vanaf nu log je in met het nieuwe, en daar komen onze mails aan.',
      'Heb je erom gevraagd? Bevestig het dan. Zo niet, maak de wijziging dan ongedaan: dit adres geldt weer, en alle apparaten worden uitgelogd.',
    ],
    button: 'Bevestigen of ongedaan maken',
    after: [
      'De link werkt één keer, {days} dagen lang. Tot je bevestigt, komen links voor een nieuw wachtwoord alleen naar dit adres.',
    ],
  },
  password_changed: {
    subject: 'Je wachtwoord is gewijzigd',
    preheader: 'Was jij dit? Dan is alles goed.',
    lines: [
      'Het wachtwoord van je account bij {app} is gewijzigd. Andere apparaten zijn uitgelogd.',
      'Was jij dit? Dan is alles goed. Zo niet, kies dan nu een nieuw wachtwoord.',
    ],
    button: 'Nieuw wachtwoord kiezen',
  },
  account_deleted: {
    subject: 'Je account is verwijderd',
    preheader: 'Tot ziens, en zorg goed voor jezelf.',
    lines: [
      'Je account bij {app} is verwijderd, en daarmee je advies, je chats en de partnersessies die je hebt aangemaakt. Had je een betaald abonnement, dan is dat beëindigd.',
      'Wat je schreef in sessies die anderen hebben aangemaakt, blijft bij hen, onder de naam die je daar gebruikte. Het is niet meer met een account verbonden.',
      'Dit is onze laatste mail. Zorg goed voor jezelf.',
    ],
  },
  admin_password_changed: {
    subject: 'Het adminwachtwoord is gewijzigd',
    preheader: 'Alle eigenaren krijgen deze mail.',
    lines: [
      'Een eigenaar van {app} heeft het adminwachtwoord gewijzigd. Het oude werkt niet meer.',
      'Was dit afgesproken? Dan is alles goed. Zo niet, kies dan nu een nieuw wachtwoord voor je eigen account, wijzig het adminwachtwoord en bekijk het logboek.',
    ],
    button: 'Nieuw wachtwoord kiezen',
  },
  token_made: {
    subject: 'API-token voor je account gemaakt',
    preheader: 'Een programma kan nu namens jou handelen.',
    lines: [
      'Een eigenaar van {app} heeft een API-token voor je account gemaakt. Een programma kan daarmee namens jou doen wat het token toestaat, zoals je geschiedenis lezen.',
      'Heb je erom gevraagd? Dan is alles goed. Zo niet, schrijf dan snel naar {support}.',
    ],
  },
  new_sign_in: {
    subject: 'Er is ingelogd op je account',
    preheader: 'Was jij dit? Dan is alles goed.',
    lines: [
      'Iemand heeft ingelogd op je account bij {app} in een browser die daarvoor nog niet eerder is gebruikt. Dat was op {when}: {device}.',
      'Was jij dit? Dan is alles goed. Zo niet, kies dan nu een nieuw wachtwoord. Alle andere apparaten worden dan uitgelogd.',
    ],
    button: 'Nieuw wachtwoord kiezen',
    second: 'Bekijk waar je bent ingelogd:',
    unknown: 'een onbekende browser',
  },
  second_factor_on: {
    subject: 'De tweede stap is ingeschakeld',
    preheader: 'Vanaf nu wordt ook een code gevraagd.',
    lines: [
      'Voor je account bij {app} is de tweede stap ingeschakeld. Vanaf nu is bij het inloggen met het wachtwoord ook een code uit een app nodig. Dat was op {when}: {device}.',
      'Was jij dit niet? Kies dan nu een nieuw wachtwoord: in de eerste {days} dagen schakelt dat de tweede stap weer uit. Bekijk daarna waar je bent ingelogd.',
    ],
    button: 'Nieuw wachtwoord kiezen',
    second: 'Bekijk waar je bent ingelogd:',
    unknown: 'een onbekende browser',
  },
  second_factor_off: {
    subject: 'De tweede stap is uitgeschakeld',
    preheader: 'Het wachtwoord alleen is weer genoeg.',
    lines: [
      'Voor je account bij {app} is de tweede stap uitgeschakeld. Het wachtwoord alleen is weer genoeg om in te loggen. Dat was op {when}: {device}.',
      'Was jij dit niet? Kies dan nu een nieuw wachtwoord en bekijk daarna waar je bent ingelogd.',
    ],
    button: 'Nieuw wachtwoord kiezen',
    second: 'Bekijk waar je bent ingelogd:',
    unknown: 'een onbekende browser',
  },
  recovery_code_used: {
    subject: 'Er is een herstelcode gebruikt',
    preheader: 'Elke code werkt één keer.',
    lines: [
      'Voor je account bij {app} is een herstelcode gebruikt in plaats van een code uit de app. Dat was op {when}: {device}.',
      'Was jij dit niet? Kies dan nu een nieuw wachtwoord en bekijk daarna waar je bent ingelogd.',
    ],
    button: 'Nieuw wachtwoord kiezen',
    second: 'Bekijk waar je bent ingelogd:',
    unknown: 'een onbekende browser',
  },
  recovery_codes_made: {
    subject: 'Er zijn nieuwe herstelcodes gemaakt',
    preheader: 'De vorige werken niet meer.',
    lines: [
      'Voor je account bij {app} zijn nieuwe herstelcodes gemaakt. De vorige werken niet meer. Dat was op {when}: {device}.',
      'Was jij dit niet? Kies dan nu een nieuw wachtwoord en bekijk daarna waar je bent ingelogd.',
    ],
    button: 'Nieuw wachtwoord kiezen',
    second: 'Bekijk waar je bent ingelogd:',
    unknown: 'een onbekende browser',
  },
  passkey_added: {
    subject: 'Er is een toegangssleutel toegevoegd',
    preheader: 'Vanaf nu kan iemand ermee inloggen.',
    lines: [
      'Aan je account bij {app} is een toegangssleutel toegevoegd. Wie hem heeft, kan inloggen zonder wachtwoord en zonder tweede stap. Dat was op {when}: {device}.',
      'Was jij dit niet? Kies dan nu een nieuw wachtwoord. Bekijk daarna je toegangssleutels, verwijder de sleutels die niet van jou zijn en bekijk waar je bent ingelogd.',
    ],
    button: 'Nieuw wachtwoord kiezen',
    second: 'Bekijk je toegangssleutels en waar je bent ingelogd:',
    unknown: 'een onbekende browser',
  },
  passkey_removed: {
    subject: 'Er is een toegangssleutel verwijderd',
    preheader: 'Hij werkt niet meer.',
    lines: [
      'Uit je account bij {app} is een toegangssleutel verwijderd. Inloggen kan er niet meer mee. Dat was op {when}: {device}.',
      'Was jij dit niet? Kies dan nu een nieuw wachtwoord en bekijk daarna waar je bent ingelogd.',
    ],
    button: 'Nieuw wachtwoord kiezen',
    second: 'Bekijk je toegangssleutels en waar je bent ingelogd:',
    unknown: 'een onbekende browser',
  },
  retention_chosen: {
    subject: 'Je advies blijft straks minder lang',
    preheader: 'Het geldt over enkele dagen. Daarvoor kun je het veranderen.',
    lines: [
      'In je account bij {app} is gekozen dat advies waarin {months} maanden niets is gevraagd of geschreven, met de chat en de links erbij wordt verwijderd. {bookmarked} Dat was op {when}: {device}.',
      'Het geldt vanaf {from}. Daarvoor kun je het veranderen, of downloaden wat je wilt bewaren. Partnersessies blijven ongemoeid.',
      'Was jij dit niet? Kies dan nu een nieuw wachtwoord en verander daarna hoelang je advies blijft.',
    ],
    button: 'Nieuw wachtwoord kiezen',
    second: 'Bekijk hoelang je advies blijft:',
    unknown: 'een onbekende browser',
    kept: 'Wat je hebt gemarkeerd, blijft.',
    gone: 'Ook wat je hebt gemarkeerd, wordt verwijderd.',
  },
};
