import type { CountryHelp, Helpline } from './helplines.types.ts';

/** Listens to everyone, so it stands for violence too: a victims' line suits only one of those who write. */
const telefonSeelsorge: Helpline = {
  name: 'TelefonSeelsorge',
  phone: '0800 111 0 111',
  otherPhone: '0800 111 0 222',
  url: 'https://www.telefonseelsorge.de',
  hours: '24/7',
  source: 'https://www.telefonseelsorge.de',
  atOperator: false,
  checkedOn: '2026-11-21',
};

/** The same for Austria. */
const telefonSeelsorgeAustria: Helpline = {
  name: 'Telefonseelsorge',
  phone: '142',
  hours: '24/7',
  source: 'https://www.telefonseelsorge.at',
  atOperator: false,
  checkedOn: '2026-11-21',
};

/** For victims of any crime, whoever they are. */
const opferNotruf: Helpline = {
  name: 'Opfer-Notruf',
  phone: '0800 112 112',
  url: 'https://www.opfer-notruf.at',
  hours: '24/7',
  source: 'https://www.opfer-notruf.at/leistung/',
  atOperator: true,
  checkedOn: '2026-11-28',
};

/** Leads to the advice centre of each canton. The announced national number, 142, is left out until its operator says that it answers. */
const opferhilfe: Helpline = {
  name: 'Opferhilfe Schweiz / Aide aux victimes',
  names: { de: 'Opferhilfe Schweiz', fr: 'L’aide aux victimes en Suisse' },
  url: 'https://www.opferhilfe-schweiz.ch',
  urls: { fr: 'https://www.aide-aux-victimes.ch' },
  languages: ['de', 'fr', 'it'],
  source: 'https://www.aide-aux-victimes.ch/de/was-ist-opferhilfe/fur-wen-ist-die-opferhilfe/',
  atOperator: true,
  checkedOn: '2026-11-28',
};

/** Helplines of the German-speaking countries. A number without a source does not belong here. */
export const GERMAN_SPEAKING_HELP: Record<string, CountryHelp> = {
  DE: {
    emergencySource: 'https://digital-strategy.ec.europa.eu/en/policies/112',
    lines: {
      self_harm: [telefonSeelsorge],
      abuse: [
        {
          name: 'Hilfetelefon „Gewalt gegen Frauen“',
          names: { en: 'Violence against Women Support Hotline' },
          phone: '116 016',
          url: 'https://www.hilfetelefon.de',
          hours: '24/7',
          audience: 'women',
          source: 'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
          atOperator: true,
          checkedOn: '2026-11-21',
        },
        {
          name: 'Hilfetelefon „Gewalt an Männern“',
          phone: '0800 123 99 00',
          url: 'https://www.maennerhilfetelefon.de',
          audience: 'men',
          source: 'https://www.maennerhilfetelefon.de',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
      child: [
        {
          name: 'Nummer gegen Kummer',
          phone: '116 111',
          url: 'https://www.nummergegenkummer.de',
          hours: 'Mo–Sa 14:00–20:00',
          audience: 'young',
          source: 'https://www.nummergegenkummer.de',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
        {
          name: 'Elterntelefon',
          phone: '0800 111 0 550',
          audience: 'parents',
          source: 'https://www.nummergegenkummer.de',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      violence: [
        telefonSeelsorge,
        {
          name: 'Opfer-Telefon des WEISSEN RINGS',
          phone: '116 006',
          hours: '07:00–22:00',
          source: 'https://weisser-ring.de',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
    },
  },
  AT: {
    emergencySource: 'https://www.oesterreich.gv.at',
    lines: {
      self_harm: [telefonSeelsorgeAustria],
      abuse: [
        {
          name: 'Frauenhelpline gegen Gewalt',
          names: { en: 'Women’s Helpline against Violence' },
          phone: '0800 222 555',
          url: 'https://www.frauenhelpline.at',
          hours: '24/7',
          audience: 'women',
          source: 'https://www.frauenhelpline.at',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
        opferNotruf,
      ],
      child: [
        {
          name: 'Rat auf Draht',
          phone: '147',
          url: 'https://www.rataufdraht.at',
          hours: '24/7',
          audience: 'young',
          source: 'https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147',
          atOperator: true,
          checkedOn: '2026-11-21',
        },
      ],
      violence: [telefonSeelsorgeAustria, opferNotruf],
    },
  },
  CH: {
    emergencySource: 'https://www.ch.ch',
    lines: {
      self_harm: [
        {
          name: 'Die Dargebotene Hand / La Main Tendue',
          names: { de: 'Die Dargebotene Hand', fr: 'La Main Tendue' },
          phone: '143',
          url: 'https://www.143.ch',
          hours: '24/7',
          languages: ['de', 'fr', 'it'],
          source: 'https://www.143.ch/2014/11/25/tel-143-a-lecoute-des-situations-de-violence-domestique/',
          atOperator: true,
          checkedOn: '2026-11-21',
        },
      ],
      abuse: [opferhilfe],
      child: [
        {
          name: 'Pro Juventute Beratung + Hilfe',
          names: { fr: 'Pro Juventute Conseils + aide' },
          phone: '147',
          sms: '147',
          url: 'https://www.147.ch',
          hours: '24/7',
          languages: ['de', 'fr', 'it'],
          audience: 'young',
          source: 'https://www.projuventute.ch/de/eltern/familie-gesellschaft/147',
          atOperator: true,
          checkedOn: '2026-11-28',
        },
        {
          name: 'Pro Juventute Elternberatung',
          phone: '058 261 61 61',
          hours: '24/7',
          languages: ['de', 'fr', 'it'],
          audience: 'parents',
          source: 'https://www.projuventute.ch',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
      violence: [opferhilfe],
    },
  },
};
