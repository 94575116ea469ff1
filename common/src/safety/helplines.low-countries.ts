import type { CountryHelp, Helpline } from './helplines.types.ts';

/** For everyone with violence at home: children and adults, those who suffer it and those who do it. */
const veiligThuis: Helpline = {
  name: 'Veilig Thuis',
  phone: '0800-2000',
  url: 'https://veiligthuis.nl',
  hours: '24/7',
  source: 'https://www.veiligthuisutrecht.nl/over-ons/wat-doet-veilig-thuis/',
  atOperator: true,
  checkedOn: '2026-11-28',
};

const hulplijn: Helpline = {
  name: 'Hulplijn geweld en misbruik',
  phone: '1712',
  url: 'https://www.1712.be',
  languages: ['nl'],
  source: 'https://www.1712.be/nl/over-1712',
  atOperator: true,
  checkedOn: '2026-11-21',
};

/** Helplines of the Low Countries. A number without a source does not belong here. */
export const LOW_COUNTRIES_HELP: Record<string, CountryHelp> = {
  NL: {
    emergencySource:
      'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
    lines: {
      self_harm: [
        {
          name: 'Zelfmoordpreventie',
          names: { en: 'Suicide prevention', de: 'Suizidprävention', fr: 'Prévention du suicide', es: 'Prevención del suicidio' },
          phone: '113',
          otherPhone: '0800-0113',
          url: 'https://www.113.nl',
          hours: '24/7',
          suicideOnly: true,
          source: 'https://www.113.nl',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
        {
          name: 'De Luisterlijn',
          phone: '088 0767 000',
          url: 'https://www.deluisterlijn.nl',
          hours: '24/7',
          source: 'https://www.deluisterlijn.nl',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
      abuse: [veiligThuis],
      child: [
        veiligThuis,
        {
          name: 'De Kindertelefoon',
          phone: '0800-0432',
          url: 'https://www.kindertelefoon.nl',
          hours: '11:00–21:00',
          audience: 'young',
          source: 'https://www.kindertelefoon.nl',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      violence: [
        veiligThuis,
        {
          name: 'Slachtofferhulp Nederland',
          phone: '0900-0101',
          url: 'https://www.slachtofferhulp.nl',
          source:
            'https://www.slachtofferhulp.nl/professionals/een-slachtoffer-doorverwijzen/doorverwijzen-naar-slachtofferhulp/',
          atOperator: true,
          checkedOn: '2026-11-28',
        },
      ],
    },
  },
  BE: {
    emergencySource: 'https://www.1712.be/nl/over-1712',
    lines: {
      self_harm: [
        {
          name: 'Zelfmoordlijn',
          phone: '1813',
          url: 'https://www.zelfmoord1813.be',
          hours: '24/7',
          languages: ['nl'],
          suicideOnly: true,
          source: 'https://www.zelfmoord1813.be/blog/chat-zelfmoordlijn-langer-geopend',
          atOperator: true,
          checkedOn: '2026-11-28',
        },
        {
          name: 'Centre de Prévention du Suicide',
          phone: '0800 32 123',
          url: 'https://www.preventionsuicide.be',
          hours: '24/7',
          languages: ['fr'],
          suicideOnly: true,
          source:
            'https://www.preventionsuicide.be/actualites/le-centre-de-prevention-du-suicide-publie-son-rapport-dactivites-2022',
          atOperator: true,
          checkedOn: '2026-11-28',
        },
        {
          name: 'Tele-Onthaal',
          phone: '106',
          url: 'https://www.tele-onthaal.be',
          hours: '24/7',
          languages: ['nl'],
          source: 'https://www.tele-onthaal.be',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
        {
          name: 'Télé-Accueil',
          phone: '107',
          hours: '24/7',
          languages: ['fr'],
          source: 'https://www.tele-accueil.be',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
      abuse: [
        hulplijn,
        {
          name: 'Écoute violences conjugales',
          phone: '0800 30 030',
          url: 'https://www.ecouteviolencesconjugales.be',
          hours: '24/7',
          languages: ['fr'],
          source: 'https://www.ecouteviolencesconjugales.be/qui-sommes-nous/presentation/',
          atOperator: true,
          checkedOn: '2026-11-28',
        },
      ],
      child: [
        hulplijn,
        {
          name: 'Écoute-Enfants',
          phone: '103',
          url: 'https://www.103ecoute.be',
          hours: '10:00–00:00',
          languages: ['fr'],
          audience: 'young',
          source: 'https://www.103ecoute.be',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
        {
          name: 'Awel',
          phone: '102',
          url: 'https://awel.be',
          languages: ['nl'],
          audience: 'young',
          source: 'https://awel.be',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      violence: [hulplijn],
    },
  },
};
