import type { ContractMailTexts } from './contracts.texts.types.ts';

/** German words of the receipts of contract declarations. */
export const CONTRACT_MAIL_TEXTS_DE: ContractMailTexts = {
  kinds: {
    withdrawal_received: {
      subject: 'Deine Erklärung ist eingegangen',
      preheader: 'Eingangsbestätigung {number}. Ein Schritt noch.',
      lines: [
        'Wir haben bei {app} den Widerruf unten erhalten. Es zählt der Zeitpunkt, zu dem er eingegangen ist.',
        'Damit niemand anders deinen Vertrag beenden kann, öffne bitte diese Seite und bestätige, dass du es bist.',
      ],
      button: 'Widerruf bestätigen',
      after: ['Der Link gilt {days} Tage.', 'Wenn das nicht von dir kam, brauchst du nichts zu tun. Alles bleibt, wie es ist.'],
    },
    withdrawal_confirmed: {
      subject: 'Deine Erklärung ist eingegangen',
      preheader: 'Eingangsbestätigung {number}. Mehr ist nicht zu tun.',
      lines: [
        'Wir haben bei {app} den Widerruf unten erhalten und wissen, dass er von dir kommt. Es zählt der Zeitpunkt, zu dem er eingegangen ist.',
        'Du brauchst nichts mehr zu tun. Wir schreiben dir, sobald er für den Vertrag deines Kontos ausgeführt ist.',
      ],
    },
    withdrawal_unknown: {
      subject: 'Eine Erklärung ist eingegangen',
      preheader: 'Eingangsbestätigung {number}.',
      lines: [
        'Jemand, vielleicht du, hat uns bei {app} mit dieser Adresse einen Widerruf geschickt. Zu dieser Adresse gibt es keinen kostenpflichtigen Vertrag, deshalb wurde nichts geändert.',
        'Wenn dein Vertrag eine andere Adresse hat, schick den Widerruf bitte noch einmal mit dieser, oder melde dich an. Das Datum dieser Eingangsbestätigung zählt.',
      ],
      after: ['Wenn du das nicht warst, brauchst du nichts zu tun.'],
    },
    cancellation_received: {
      subject: 'Deine Erklärung ist eingegangen',
      preheader: 'Eingangsbestätigung {number}. Ein Schritt noch.',
      lines: [
        'Wir haben bei {app} die Kündigung unten erhalten. Es zählt der Zeitpunkt, zu dem sie eingegangen ist.',
        'Damit niemand anders deinen Vertrag beenden kann, öffne bitte diese Seite und bestätige, dass du es bist.',
      ],
      button: 'Kündigung bestätigen',
      after: ['Der Link gilt {days} Tage.', 'Wenn das nicht von dir kam, brauchst du nichts zu tun. Alles bleibt, wie es ist.'],
    },
    cancellation_confirmed: {
      subject: 'Deine Erklärung ist eingegangen',
      preheader: 'Eingangsbestätigung {number}. Mehr ist nicht zu tun.',
      lines: [
        'Wir haben bei {app} die Kündigung unten erhalten und wissen, dass sie von dir kommt. Es zählt der Zeitpunkt, zu dem sie eingegangen ist.',
        'Du brauchst nichts mehr zu tun. Wir schreiben dir, sobald sie für den Vertrag deines Kontos ausgeführt ist.',
      ],
    },
    cancellation_unknown: {
      subject: 'Eine Erklärung ist eingegangen',
      preheader: 'Eingangsbestätigung {number}.',
      lines: [
        'Jemand, vielleicht du, hat uns bei {app} mit dieser Adresse eine Kündigung geschickt. Zu dieser Adresse gibt es keinen kostenpflichtigen Vertrag, deshalb wurde nichts geändert.',
        'Wenn dein Vertrag eine andere Adresse hat, schick die Kündigung bitte noch einmal mit dieser, oder melde dich an. Das Datum dieser Eingangsbestätigung zählt.',
      ],
      after: ['Wenn du das nicht warst, brauchst du nichts zu tun.'],
    },
  },
  facts: {
    plan: 'Tarif',
    ends: 'Endet am',
    number: 'Eingangsbestätigung',
    received: 'Eingegangen',
    declaration: 'Erklärung',
    name: 'Name',
    contract: 'Vertrag',
    cancelKind: 'Art',
    reason: 'Grund',
    wished: 'Gewünschtes Ende',
  },
  declarations: { withdraw: 'Ich widerrufe diesen Vertrag.', cancel: 'Ich kündige diesen Vertrag.' },
  cancelKinds: { ordinary: 'Ordentliche Kündigung', important: 'Außerordentliche Kündigung aus wichtigem Grund' },
  asEarlyAsPossible: 'So früh wie möglich',
  quotes: ['„', '“'],
  important:
    'Es wurde ein wichtiger Grund genannt. Jemand von uns liest ihn und schreibt dir. Der Tarif endet spätestens mit dem bezahlten Monat.',
  wishedDate: 'Ein Vertrag kann nicht enden, bevor der bezahlte Monat vorbei ist: Er endet am {at}.',
  wishedLater:
    'Dein Datum gilt: Der Vertrag verlängert sich bis dahin jeden Monat und endet am {at}, mit dem bezahlten Monat, in dem das Datum liegt.',
  endsBefore: 'Der Vertrag endet schon vor diesem Datum: am {at}.',
  quoted:
    'Was in Anführungszeichen steht, wurde in unser Formular eingegeben, und wir wissen nicht, von wem. Adressen und lange Nummern darin sind unbrauchbar gemacht, lange Texte gekürzt. Die Seite oben zeigt alles.',
};
