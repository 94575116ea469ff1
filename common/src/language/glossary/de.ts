import type { Glossary } from './glossary.types.ts';

const INSTRUCTION = 'legal:instruction.parts';

/** German, with `du` and `ihr`. */
export const glossary: Glossary = {
  terms: [
    { english: 'advice', say: 'Rat', never: ['Ratschlag', 'Ratschlags', 'Ratschläge', 'Ratschlägen'] },
    { english: 'session that is counted', say: 'Sitzung', never: ['Beratungen', 'Beratungssitzung', 'Einzelberatung'] },
    {
      english: 'couples session',
      say: 'Paarsitzung; „Zu zweit“ on tabs',
      never: ['Paarberatung', 'Beratung zu zweit', 'Paargespräch'],
    },
    { english: 'opening a session', say: 'öffnen, angelegt haben', never: ['eröffnen', 'eröffnet', 'eröffnest'] },
    { english: 'AI guidance', say: 'KI-Rat, Orientierung durch KI', never: ['KI-Beratung', 'KI-Berater', 'KI-Beraterin'] },
    { english: 'partner', say: 'Partnerin oder Partner; die andere Person', never: ['Gegenüber', 'Gegenübers'] },
    {
      english: 'another user',
      say: 'andere, die {appName} nutzen',
      never: ['andere Nutzer', 'anderen Nutzern', 'anderer Nutzer'],
    },
    {
      english: 'plan, subscription',
      say: 'Tarif; „Vertrag“ where the law speaks',
      never: ['Abo', 'Abos', 'Abonnement', 'Abonnements'],
      except: ['phrases:categories.money.steps.2'],
    },
    { english: 'free plan', say: 'Kostenlos, kostenloser Tarif', never: ['gratis'] },
    {
      english: 'contract for a paid plan',
      say: 'kostenpflichtiger Vertrag',
      never: ['bezahlter Vertrag', 'bezahlten Vertrag', 'bezahlte Verträge'],
    },
    {
      english: 'undoing a cancellation',
      say: 'Kündigung zurücknehmen',
      never: ['Kündigung rückgängig', 'Rückgängig: Tarif behalten'],
    },
    { english: 'receipt of a declaration', say: 'Eingangsbestätigung', never: ['Beleg', 'Belegs', 'Belege', 'Quittung'] },
    {
      english: 'payment method',
      say: 'Zahlungsart',
      never: ['anders zahlen', 'Zahlungsweise', 'Zahlungsmethode', 'auf einem anderen Weg'],
    },
    { english: 'paying by invoice', say: 'jeden Monat eine Rechnung bezahlen', never: ['auf Rechnung'] },
    {
      english: 'terms of use',
      say: 'Nutzungsbedingungen',
      never: ['Bedingungen', 'AGB'],
      except: ['phrases:categories.education.insight.1'],
    },
    { english: 'sign-in required', say: 'Bitte melde dich an', never: ['Anmeldung nötig', 'Anmeldung erforderlich'] },
    { english: 'usage limit reached', say: 'Sitzungen aufgebraucht', never: ['Nutzungslimit'] },
    { english: 'home page', say: 'Start in the menu, Startseite elsewhere', never: ['zum Start'] },
    { english: 'stop writing', say: 'anhalten', never: ['stoppen', 'gestoppt', 'stopp'] },
    { english: 'button', say: 'Schaltfläche', never: ['Knopf', 'Button'] },
    { english: 'loading', say: 'wird geladen', never: ['Nachrichten sind unterwegs', 'Rat ist unterwegs'] },
    { english: 'connection', say: 'wird regelmäßig aktualisiert', never: ['Abfragen', 'Polling'] },
    { english: 'demo', say: 'Beispieltext', never: ['ein Ersatz', 'einem Ersatz'] },
    { english: 'professional help', say: 'professionelle Hilfe', never: ['fachliche Hilfe'] },
    { english: 'emergency number', say: 'deine örtliche Notrufnummer (in der EU die 112)', never: ['die 112 oder'] },
    { english: 'helplines', say: 'Menschen, die zuhören; Stellen, die helfen', never: ['Hotline', 'Hotlines'] },
    { english: 'suicide', say: 'Suizid', never: ['Selbstmord', 'Selbstmordgedanken', 'Freitod', 'Selbsttötung'] },
    {
      english: 'what helplines do',
      say: 'vertraulich, soweit sie dürfen',
      never: ['behalten es für sich', 'wissen, was zu tun ist'],
    },
  ],
  forms: [
    {
      name: 'Sie',
      pattern: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr|Ihre[nmrs]?)(?!\p{L})/u,
      why: 'the product says du; only the law, and letters to strangers in demo texts, say Sie',
      except: [
        `${INSTRUCTION}.0.lines.2`,
        `${INSTRUCTION}.0.lines.3`,
        `${INSTRUCTION}.0.lines.4`,
        `${INSTRUCTION}.1.lines.0`,
        `${INSTRUCTION}.1.lines.1`,
        `${INSTRUCTION}.2.lines.0`,
        'phrases:categories.money.example.2',
        'phrases:categories.education.example.1',
        'phrases:categories.education.example.2',
        'phrases:categories.education.example.3',
      ],
    },
    {
      name: 'Begleitung alone',
      pattern: /(?<![\p{L}@-])Begleitung(?!\p{L})/u,
      why: 'say “KI-Begleitung”: alone it is a person',
      except: ['couples.join_ai'],
    },
    {
      name: 'Partner alone',
      pattern: /(?<!Partnerin oder )(?<!\p{L})dein(?:e[mnrs]?)? Partner(?:s|in)?(?!\p{L})(?! oder)/iu,
      why: 'say “deine Partnerin oder dein Partner”',
    },
    {
      name: 'Mail',
      pattern: /(?<![\p{L}-])Mails?(?![\p{L}-])/u,
      why: 'say “E-Mail”',
    },
    {
      name: 'versuche es',
      pattern: /(?<!\p{L})versuche es(?!\p{L})/iu,
      why: 'say “versuch es”, as everywhere',
    },
    {
      name: 'der Token',
      pattern: /(?<!\p{L})(?:den|einen|dieser|diesen) (?:API-)?Token(?!\p{L})/u,
      why: 'say “das Token”',
    },
    {
      name: 'the calendar month',
      pattern: /zum (?:Ende des Monats|Monatsende)/iu,
      why: 'say “zum Ende des bezahlten Monats”',
    },
    {
      name: 'bare plan',
      pattern: /(?<!Tarif )\{plan\} (?:ist|beginnt|läuft|endet|gehört|kostet|wartet)(?!\p{L})/u,
      why: 'a plan’s name stands in a phrase: “der Tarif {plan}”',
    },
    { name: 'quotation marks', pattern: /["”]|(?<!\p{L})‚/u, why: 'they are „ and “' },
    { name: 'dash', pattern: /[–—]/u, why: 'two sentences, or a colon' },
    { name: 'three dots', pattern: /\.\.\./u, why: 'one sign: …' },
  ],
};
