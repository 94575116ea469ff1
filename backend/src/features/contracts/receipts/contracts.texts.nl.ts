import type { ContractMailTexts } from './contracts.texts.types.ts';

/** Dutch words of the receipts of contract declarations. */
export const CONTRACT_MAIL_TEXTS_NL: ContractMailTexts = {
  kinds: {
    withdrawal_received: {
      subject: 'We hebben je verklaring ontvangen',
      preheader: 'Ontvangstbevestiging {number}. Nog één stap.',
      lines: [
        'We hebben bij {app} de herroeping hieronder ontvangen. Het moment waarop die binnenkwam, telt.',
        'Open deze pagina en bevestig dat jij het bent, zodat niemand anders je overeenkomst kan beëindigen.',
      ],
      button: 'Herroeping bevestigen',
      after: ['De link werkt {days} dagen.', 'Kwam dit niet van jou? Dan hoef je niets te doen. Alles blijft zoals het is.'],
    },
    withdrawal_confirmed: {
      subject: 'We hebben je verklaring ontvangen',
      preheader: 'Ontvangstbevestiging {number}. Je hoeft niets meer te doen.',
      lines: [
        'We hebben bij {app} de herroeping hieronder ontvangen, en weten dat die van jou komt. Het moment waarop die binnenkwam, telt.',
        'Je hoeft niets meer te doen. We schrijven je zodra die is uitgevoerd voor de overeenkomst van je account.',
      ],
    },
    withdrawal_unknown: {
      subject: 'We hebben een verklaring ontvangen',
      preheader: 'Ontvangstbevestiging {number}.',
      lines: [
        'Iemand, misschien jij, heeft ons bij {app} met dit adres een herroeping gestuurd. Bij dit adres hoort geen overeenkomst voor een betaald abonnement, dus er is niets veranderd.',
        'Heeft je overeenkomst een ander adres? Stuur de herroeping dan opnieuw met dat adres, of log in. De datum van deze ontvangstbevestiging telt.',
      ],
      after: ['Was jij dit niet? Dan hoef je niets te doen.'],
    },
    cancellation_received: {
      subject: 'We hebben je verklaring ontvangen',
      preheader: 'Ontvangstbevestiging {number}. Nog één stap.',
      lines: [
        'We hebben bij {app} de opzegging hieronder ontvangen. Het moment waarop die binnenkwam, telt.',
        'Open deze pagina en bevestig dat jij het bent, zodat niemand anders je overeenkomst kan beëindigen.',
      ],
      button: 'Opzegging bevestigen',
      after: ['De link werkt {days} dagen.', 'Kwam dit niet van jou? Dan hoef je niets te doen. Alles blijft zoals het is.'],
    },
    cancellation_confirmed: {
      subject: 'We hebben je verklaring ontvangen',
      preheader: 'Ontvangstbevestiging {number}. Je hoeft niets meer te doen.',
      lines: [
        'We hebben bij {app} de opzegging hieronder ontvangen, en weten dat die van jou komt. Het moment waarop die binnenkwam, telt.',
        'Je hoeft niets meer te doen. We schrijven je zodra die is uitgevoerd voor de overeenkomst van je account.',
      ],
    },
    cancellation_unknown: {
      subject: 'We hebben een verklaring ontvangen',
      preheader: 'Ontvangstbevestiging {number}.',
      lines: [
        'Iemand, misschien jij, heeft ons bij {app} met dit adres een opzegging gestuurd. Bij dit adres hoort geen overeenkomst voor een betaald abonnement, dus er is niets veranderd.',
        'Heeft je overeenkomst een ander adres? Stuur de opzegging dan opnieuw met dat adres, of log in. De datum van deze ontvangstbevestiging telt.',
      ],
      after: ['Was jij dit niet? Dan hoef je niets te doen.'],
    },
  },
  facts: {
    plan: 'Abonnement',
    ends: 'Eindigt op',
    number: 'Ontvangstbevestiging',
    received: 'Ontvangen',
    declaration: 'Verklaring',
    name: 'Naam',
    contract: 'Overeenkomst',
    cancelKind: 'Soort',
    reason: 'Reden',
    wished: 'Gewenst einde',
  },
  declarations: { withdraw: 'Ik herroep deze overeenkomst.', cancel: 'Ik zeg deze overeenkomst op.' },
  cancelKinds: { ordinary: 'Gewone opzegging', important: 'Om een belangrijke reden' },
  asEarlyAsPossible: 'Zo vroeg mogelijk',
  quotes: ['‘', '’'],
  important:
    'Er is een belangrijke reden genoemd. Iemand van ons leest die en schrijft je. Het abonnement eindigt uiterlijk met de betaalde maand.',
  wishedDate: 'Een overeenkomst kan niet eindigen voordat de betaalde maand voorbij is: deze eindigt op {at}.',
  wishedLater:
    'Je datum geldt: de overeenkomst wordt tot dan elke maand verlengd en eindigt op {at}, met de betaalde maand waarin de datum valt.',
  endsBefore: 'De overeenkomst eindigt al vóór die datum: op {at}.',
  quoted:
    'Wat tussen aanhalingstekens staat, is in ons formulier getypt, en we weten niet door wie. Adressen en lange nummers daarin zijn onbruikbaar gemaakt, lange teksten ingekort. De pagina hierboven toont alles.',
};
