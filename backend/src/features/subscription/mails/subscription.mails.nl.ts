import type { SubscriptionMailTexts } from './subscription.texts.types.ts';

/** Dutch words of the mails about payments. */
export const SUBSCRIPTION_MAIL_TEXTS_NL: SubscriptionMailTexts = {
  kinds: {
    begun: {
      subject: 'Je abonnement is begonnen',
      preheader: 'Alles wat is afgesproken, op papier. Bewaar deze mail.',
      lines: [
        'Dank je wel. Je abonnement {plan} bij {app} is begonnen. Deze mail bevestigt de overeenkomst; bewaar die goed.',
        'De overeenkomst loopt van maand tot maand door, en elke maand wordt vooraf betaald. Je kunt altijd opzeggen, op je accountpagina of, zonder in te loggen, op het adres hieronder. Het abonnement eindigt dan met de betaalde maand.',
      ],
      button: 'Mijn abonnement bekijken',
    },
    changed: {
      subject: 'Je abonnement is gewijzigd',
      preheader: 'Het nieuwe abonnement geldt vanaf nu.',
      lines: ['Je hebt bij {app} nu het abonnement {plan}. Wat er van het oude over was, is van de prijs afgetrokken.'],
      button: 'Mijn abonnement bekijken',
    },
    change_scheduled: {
      subject: 'Je abonnement gaat veranderen',
      preheader: 'Tot dan verandert er niets.',
      lines: [
        'Vanaf {at} heb je bij {app} het abonnement {plan}. Tot dan behoud je het huidige.',
        'Tot die dag kun je de overstap ongedaan maken op je accountpagina.',
      ],
      button: 'Mijn abonnement bekijken',
    },
    cancelled: {
      subject: 'Je abonnement is opgezegd',
      preheader: 'Het eindigt op {at}. Tot dan verandert er niets.',
      lines: [
        'Je abonnement {plan} bij {app} is opgezegd en eindigt op {at}. Tot dan blijft alles zoals het is, en er wordt niets meer afgeschreven.',
        'Tot die dag kun je de opzegging ongedaan maken op je accountpagina. De prijs blijft hetzelfde.',
        'Alles wat je hebt gevraagd en gelezen blijft, met je chats en je partnersessies. Daarna heb je {free} sessies per maand, met het gratis abonnement.',
      ],
      button: 'Mijn abonnement bekijken',
    },
    cancelled_later: {
      subject: 'Je abonnement is opgezegd',
      preheader: 'Het eindigt op {at}. Tot dan loopt het door.',
      lines: [
        'Je abonnement {plan} bij {app} is opgezegd en eindigt op {at}, met de betaalde maand waarin de datum valt die je hebt genoemd. Tot dan loopt het door: het wordt elke maand verlengd, en elke maand wordt vooraf betaald.',
        'Tot dan kun je de opzegging ongedaan maken op je accountpagina, of het abonnement daar eerder beëindigen. De prijs blijft hetzelfde.',
        'Alles wat je hebt gevraagd en gelezen blijft, met je chats en je partnersessies. Daarna heb je {free} sessies per maand, met het gratis abonnement.',
      ],
      button: 'Mijn abonnement bekijken',
    },
    cancelled_disputed: {
      subject: 'Je abonnement is opgezegd',
      preheader: 'Het eindigt uiterlijk op {at}.',
      lines: [
        'Je abonnement {plan} bij {app} is opgezegd en eindigt uiterlijk op {at}. Je bank onderzoekt een betaling: tot de bank heeft besloten, wordt het abonnement niet verlengd en kan de opzegging niet ongedaan worden gemaakt. Geeft je bank je gelijk, dan eindigt het abonnement meteen.',
        'Alles wat je hebt gevraagd en gelezen blijft, met je chats en je partnersessies. Daarna heb je {free} sessies per maand, met het gratis abonnement.',
      ],
      button: 'Mijn abonnement bekijken',
    },
    resumed: {
      subject: 'Je abonnement loopt door',
      preheader: 'Er verandert toch niets.',
      lines: ['Je hebt ongedaan gemaakt wat gepland was: je abonnement {plan} bij {app} loopt gewoon door.'],
      button: 'Mijn abonnement bekijken',
    },
    ended: {
      subject: 'Je abonnement is beëindigd',
      preheader: 'Alles wat je schreef, blijft.',
      lines: [
        'Je abonnement {plan} bij {app} is beëindigd. Er wordt niets meer afgeschreven.',
        'Alles wat je hebt gevraagd en gelezen blijft, met je chats en je partnersessies. Vanaf nu heb je {free} sessies per maand, met het gratis abonnement.',
      ],
      button: 'Abonnementen bekijken',
    },
    payment_failed: {
      subject: 'Een betaling is niet gelukt',
      preheader: 'Je behoudt je abonnement tot {at}.',
      lines: [
        'De betaling voor je abonnement {plan} bij {app} is niet gelukt. Je behoudt het tot {at}; dan eindigt het, als er niet betaald is.',
        'Je kunt betalen op je accountpagina, en daar ook een andere betaalmethode kiezen.',
      ],
      button: 'Naar mijn account',
      after: ['We vragen nooit per mail om kaartgegevens.'],
    },
    withdrawn: {
      subject: 'Je overeenkomst is beëindigd',
      preheader: 'Je herroeping is uitgevoerd.',
      lines: [
        'Je hebt de overeenkomst over het abonnement {plan} bij {app} herroepen. Die is beëindigd, en er wordt niets meer afgeschreven.',
      ],
      after: [
        'Je account en alles wat je schreef blijven, met {free} sessies per maand in het gratis abonnement. Gebruikte sessies blijven meetellen tot de maand voorbij zou zijn geweest, ook in een nieuw abonnement.',
      ],
    },
  },
  facts: {
    plan: 'Abonnement',
    sessions: 'Sessies per maand',
    price: 'Prijs per maand, incl. btw',
    charged: 'Betaald',
    due: 'Te betalen',
    refund: 'Terugbetaling',
    began: 'Begonnen op',
    begins: 'Begint op',
    next: 'Volgende betaling',
    ends: 'Eindigt op',
    keptUntil: 'Blijft tot',
    withdrawUntil: 'Herroepen kan tot en met',
  },
  unlimited: 'Onbeperkt',
  atOnce:
    'Je hebt gevraagd om te beginnen voordat de bedenktijd voorbij is. Als je de overeenkomst herroept, betaal je van de maandprijs het deel voor de dagen tot we je herroeping ontvangen, of dat voor de gebruikte sessies, afhankelijk van welk deel groter is. In een abonnement zonder limiet tellen {sessions} sessies als de hele maand.',
  refunded:
    'Het bedrag hieronder krijg je terug via je betaalmethode, uiterlijk 14 dagen na je herroeping. We hebben alleen het deel gehouden voor wat je hebt gebruikt, als je had gevraagd om meteen te beginnen, of voor wat je na je herroeping nog hebt gebruikt.',
  disputed:
    'Je bank onderzoekt de betaling. Tot de bank heeft beslist, kunnen we niets terugbetalen. Geeft de bank je het geld terug, dan is de zaak daarmee klaar; zo niet, dan betalen we je meteen terug waar je recht op hebt.',
  links: {
    withdraw: 'Overeenkomst hier herroepen:',
    cancel: 'Overeenkomsten hier opzeggen:',
    terms: 'Gebruiksvoorwaarden:',
  },
};
