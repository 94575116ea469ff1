import type { CountryHelp, Helpline } from './helplines.types.ts';

/** For everyone with violence in the family. */
const shine: Helpline = {
  name: 'Shine Helpline',
  phone: '0508 744 633',
  url: 'https://www.2shine.org.nz',
  hours: '24/7',
  source: 'https://www.2shine.org.nz/news/help-is-available-during-covid-19-traffic-light-settings/',
  atOperator: true,
  checkedOn: '2026-11-28',
};

/** Helplines of Australia, New Zealand and China. A number without a source does not belong here. */
export const PACIFIC_HELP: Record<string, CountryHelp> = {
  AU: {
    emergencySource: 'https://www.qld.gov.au/emergency/emergencies-services/assistance/triple-000',
    lines: {
      self_harm: [
        {
          name: 'Lifeline',
          phone: '13 11 14',
          sms: '0477 13 11 14',
          url: 'https://www.lifeline.org.au',
          hours: '24/7',
          source: 'https://www.lifeline.org.au',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
      abuse: [
        {
          name: '1800RESPECT',
          phone: '1800 737 732',
          sms: '0458 737 732',
          url: 'https://www.1800respect.org.au',
          hours: '24/7',
          source: 'https://www.1800respect.org.au/terms-and-conditions',
          atOperator: true,
          checkedOn: '2026-11-28',
        },
        {
          name: 'MensLine Australia',
          phone: '1300 78 99 78',
          url: 'https://mensline.org.au',
          hours: '24/7',
          audience: 'men',
          source: 'https://mensline.org.au',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
      child: [
        {
          name: 'Kids Helpline',
          phone: '1800 55 1800',
          url: 'https://kidshelpline.com.au',
          hours: '24/7',
          audience: 'young',
          source: 'https://kidshelpline.com.au',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
    },
  },
  NZ: {
    emergencySource:
      'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
    lines: {
      self_harm: [
        {
          name: 'Need to Talk?',
          phone: '1737',
          sms: '1737',
          url: 'https://1737.org.nz',
          hours: '24/7',
          source: 'https://1737.org.nz',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      abuse: [
        {
          name: "Women's Refuge",
          phone: '0800 733 843',
          url: 'https://womensrefuge.org.nz',
          hours: '24/7',
          audience: 'women',
          source: 'https://womensrefuge.org.nz/get-help/',
          atOperator: true,
          checkedOn: '2026-11-28',
        },
        shine,
      ],
      child: [
        {
          name: 'Oranga Tamariki',
          phone: '0508 326 459',
          url: 'https://www.orangatamariki.govt.nz',
          hours: '24/7',
          source: 'https://www.orangatamariki.govt.nz',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      violence: [shine],
    },
  },
  CN: {
    emergencySource: 'https://www.gov.cn',
    lines: {
      self_harm: [
        {
          name: '全国统一心理援助热线',
          names: {
            en: 'National Psychological Support Hotline',
            es: 'Línea nacional de apoyo psicológico',
            fr: 'Ligne nationale de soutien psychologique',
            de: 'Nationale Hotline für seelische Hilfe',
            nl: 'Landelijke lijn voor psychische hulp',
          },
          phone: '12356',
          source: 'https://www.nhc.gov.cn',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      abuse: [
        {
          name: '妇女维权公益服务热线',
          names: {
            en: "Women's Rights Hotline",
            es: 'Línea por los derechos de las mujeres',
            fr: 'Ligne pour les droits des femmes',
            de: 'Hotline für Frauenrechte',
            nl: 'Hulplijn voor vrouwenrechten',
          },
          phone: '12338',
          audience: 'women',
          source: 'https://www.women.org.cn',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      child: [
        {
          name: '青少年服务台',
          names: {
            en: 'Youth Service Line',
            es: 'Línea de servicio a jóvenes',
            fr: 'Ligne pour les jeunes',
            de: 'Telefon für junge Menschen',
            nl: 'Hulplijn voor jongeren',
          },
          phone: '12355',
          audience: 'young',
          source: 'https://www.gqt.org.cn',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
    },
  },
};
