import type { CountryHelp } from './helplines.types.ts';

/** The day on which every number in this file was read at its source. */
const checkedOn = '2026-11-21';

const EU_112 = 'http://europa.eu/50/news/theme/070202_en.htm';

/** Helplines of the British Isles and the Low Countries. A number without a source does not belong here. */
export const NORTH_WESTERN_HELP: Record<string, CountryHelp> = {
  GB: {
    emergency: ['999'],
    emergencySource: 'https://safeguardingtool.nspcc.org.uk/what-you-can-do/report-abuse/',
    lines: {
      self_harm: [
        {
          name: 'Samaritans',
          phone: '116 123',
          url: 'https://www.samaritans.org',
          hours: '24/7',
          source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: 'National Domestic Abuse Helpline',
          phone: '0808 2000 247',
          url: 'https://www.nationaldahelpline.org.uk',
          hours: '24/7',
          source:
            'https://refuge.org.uk/news/refuge-response-to-home-secretary-announcement-of-support-for-domestic-abuse-victims',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'NSPCC Helpline',
          phone: '0808 800 5000',
          hours: 'Mon–Fri 08:00–22:00, Sat–Sun 09:00–18:00',
          source: 'https://safeguardingtool.nspcc.org.uk/what-you-can-do/report-abuse/',
          checkedOn,
        },
        {
          name: 'Childline',
          phone: '0800 1111',
          url: 'https://www.childline.org.uk',
          hours: '24/7',
          audience: 'young',
          source:
            'https://www.sunderlandecho.com/news/opinion/columnists/childline-advice-when-a-child-contacts-us-we-will-listen-and-support-them-3817957',
          checkedOn,
        },
      ],
      violence: [
        {
          name: 'Respect Phoneline',
          phone: '0808 802 4040',
          hours: 'Mon–Thu 10:00–20:00, Fri 10:00–17:00',
          audience: 'harming',
          source: 'https://makeachange.uk.net/for-a-friend-family-or-community-member-copy',
          checkedOn,
        },
      ],
    },
  },
  IE: {
    emergency: ['112'],
    emergencySource: EU_112,
    lines: {
      self_harm: [
        {
          name: 'Samaritans Ireland',
          phone: '116 123',
          hours: '24/7',
          source:
            'https://www.irishexaminer.com/breakingnews/ireland/samaritans-answer-29m-calls-since-2014-charity-to-play-crucial-role-in-new-mental-help-phone-service-914684.html',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: "Women's Aid",
          phone: '1800 341 900',
          hours: '24/7',
          audience: 'women',
          source: 'https://irishcentral.com/news/womens-aid-domestic-violence-helpline',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'Childline',
          phone: '1800 66 66 66',
          sms: '50101',
          url: 'https://www.childline.ie',
          hours: '24/7',
          audience: 'young',
          source:
            'https://www.independent.ie/regionals/corkman/news/sharp-increase-in-contacts-to-childline-over-christmas-41197253.html',
          checkedOn,
        },
      ],
    },
  },
  NL: {
    emergency: ['112'],
    emergencySource:
      'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
    lines: {
      self_harm: [
        {
          name: '113 Zelfmoordpreventie',
          phone: '113',
          otherPhone: '0800-0113',
          url: 'https://www.113.nl',
          hours: '24/7',
          source: 'https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: 'Veilig Thuis',
          phone: '0800-2000',
          hours: '24/7',
          source:
            'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'Veilig Thuis',
          phone: '0800-2000',
          hours: '24/7',
          source:
            'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
          checkedOn,
        },
        {
          name: 'De Kindertelefoon',
          phone: '0800-0432',
          hours: '11:00–21:00',
          audience: 'young',
          source: 'https://www.flaironline.nl/nieuws/de-kindertelefoon-bestaat-al-40-jaar-en-maxima-bezoekt-de-vrijwilligers/',
          checkedOn,
        },
      ],
      violence: [
        {
          name: 'Veilig Thuis',
          phone: '0800-2000',
          hours: '24/7',
          source:
            'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
          checkedOn,
        },
        {
          name: 'Slachtofferhulp Nederland',
          phone: '0900-0101',
          source: 'https://www.politie.nl/themas/slachtofferhulp.html',
          checkedOn,
        },
      ],
    },
  },
  BE: {
    emergency: ['112', '101'],
    emergencySource: 'https://www.1712.be/nl/over-1712',
    lines: {
      self_harm: [
        {
          name: 'Zelfmoordlijn',
          phone: '1813',
          url: 'https://www.zelfmoord1813.be',
          hours: '24/7',
          languages: ['nl'],
          source: 'https://www.vrt.be/vrtnws/fr/2019/09/08/chaque-jour-trois-personnes-mettent-fin-a-leur-vie-en-flandre/',
          checkedOn,
        },
        {
          name: 'Centre de Prévention du Suicide',
          phone: '0800 32 123',
          hours: '24/7',
          languages: ['fr'],
          source: 'https://www.wallonie.be/fr/violences-conjugales-et-intrafamiliales',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: 'Hulplijn 1712',
          phone: '1712',
          url: 'https://www.1712.be',
          languages: ['nl'],
          source: 'https://www.1712.be/nl/over-1712',
          checkedOn,
        },
        {
          name: 'Écoute violences conjugales',
          phone: '0800 30 030',
          hours: '24/7',
          languages: ['fr'],
          source: 'https://wal.autonomia.org/professionnel/ecoute-violences-conjugales',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'Hulplijn 1712',
          phone: '1712',
          url: 'https://www.1712.be',
          languages: ['nl'],
          source: 'https://www.1712.be/nl/over-1712',
          checkedOn,
        },
        {
          name: 'Écoute-Enfants',
          phone: '103',
          hours: '10:00–00:00',
          languages: ['fr'],
          audience: 'young',
          source:
            'http://www.rtl.be/info/belgique/politique/plus-de-29-000-appels-a-ecoute-enfants-en-2014-dont-des-emotionnellement-eprouvants--726853.aspx',
          checkedOn,
        },
        {
          name: 'Awel',
          phone: '102',
          languages: ['nl'],
          audience: 'young',
          source:
            'https://www.hln.be/nieuws/binnenland/ruim-23-000-contacten-met-kinderen-en-jongeren-voor-awel-de-voormalige-kinder-en-jongerentelefoon~a1065a0b/',
          checkedOn,
        },
      ],
      violence: [
        {
          name: 'Hulplijn 1712',
          phone: '1712',
          url: 'https://www.1712.be',
          languages: ['nl'],
          source: 'https://www.1712.be/nl/over-1712',
          checkedOn,
        },
      ],
    },
  },
};
