import type { CountryHelp } from './helplines.types.ts';

/** The day on which every number in this file was read at its source. */
const checkedOn = '2026-11-21';

/** Helplines of countries outside Europe. A number without a source does not belong here. */
export const WORLD_HELP: Record<string, CountryHelp> = {
  US: {
    emergency: ['911'],
    emergencySource: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
    lines: {
      self_harm: [
        {
          name: '988 Suicide & Crisis Lifeline',
          phone: '988',
          sms: '988',
          url: 'https://988lifeline.org',
          hours: '24/7',
          languages: ['en', 'es'],
          source: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: 'National Domestic Violence Hotline',
          phone: '1-800-799-7233',
          sms: 'START → 88788',
          url: 'https://www.thehotline.org',
          hours: '24/7',
          source: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'Childhelp National Child Abuse Hotline',
          phone: '1-800-422-4453',
          url: 'https://childhelphotline.org',
          hours: '24/7',
          source: 'https://mochildcareaware.org/child-care-educator-child-abuse-hotlines',
          checkedOn,
        },
      ],
    },
  },
  CA: {
    emergency: ['911'],
    emergencySource: 'https://educ.ubc.ca/sos/',
    lines: {
      self_harm: [
        {
          name: '9-8-8: Suicide Crisis Helpline',
          phone: '988',
          sms: '988',
          url: 'https://988.ca',
          hours: '24/7',
          languages: ['en', 'fr'],
          source: 'https://www.napaneebeaver.ca/canadas-9-8-8-suicide-crisis-helpline-now-available/',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: 'ShelterSafe',
          url: 'https://sheltersafe.ca',
          audience: 'women',
          source: 'https://bunningmc.com/women/violence-against-women-pandemic-canada',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'Kids Help Phone',
          phone: '1-800-668-6868',
          sms: 'CONNECT → 686868',
          url: 'https://kidshelpphone.ca',
          hours: '24/7',
          languages: ['en', 'fr'],
          audience: 'young',
          source: 'https://www.cbc.ca/news/health/mental-health-crisis-text-kids-help-phone-1.4894118',
          checkedOn,
        },
      ],
    },
  },
  MX: {
    emergency: ['911'],
    emergencySource:
      'https://www.elgrafico.mx/opinion/salvador-guerrero-chipres/2026/01/09/escuchas-gritos-en-casa-del-vecino-asi-puedes-denunciar-violencia-familiar',
    lines: {
      self_harm: [
        {
          name: 'Línea de la Vida',
          phone: '800 911 2000',
          hours: '24/7',
          source:
            'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: 'Línea de las Mujeres, opción 1',
          phone: '079',
          hours: '24/7',
          audience: 'women',
          source: 'https://www.jornada.com.mx/2025/11/05/sociedad/039n2soc',
          checkedOn,
        },
      ],
    },
  },
  AU: {
    emergency: ['000'],
    emergencySource: 'https://www.qld.gov.au/emergency/emergencies-services/assistance/triple-000',
    lines: {
      self_harm: [
        {
          name: 'Lifeline',
          phone: '13 11 14',
          hours: '24/7',
          source: 'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: '1800RESPECT',
          phone: '1800 737 732',
          sms: '0458 737 732',
          hours: '24/7',
          source: 'https://thedailyaus.com.au/stories/1800-respect-text-messaging/',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'Kids Helpline',
          phone: '1800 55 1800',
          hours: '24/7',
          audience: 'young',
          source: 'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services',
          checkedOn,
        },
      ],
    },
  },
  NZ: {
    emergency: ['111'],
    emergencySource:
      'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
    lines: {
      self_harm: [
        {
          name: '1737, Need to Talk?',
          phone: '1737',
          sms: '1737',
          hours: '24/7',
          source:
            'https://www.health.govt.nz/news-media/news-items/phone-counselling-service-busy-following-christchurch-tragedy',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: "Women's Refuge",
          phone: '0800 733 843',
          hours: '24/7',
          audience: 'women',
          source:
            'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'Oranga Tamariki',
          phone: '0508 326 459',
          hours: '24/7',
          source: 'https://manamokopuna.org.nz/oranga-tamariki',
          checkedOn,
        },
      ],
    },
  },
  CN: {
    emergency: ['110', '120'],
    emergencySource: 'http://gs.people.com.cn/BIG5/n2/2024/1227/c183356-41089989.html',
    lines: {
      self_harm: [
        {
          name: '全国统一心理援助热线',
          phone: '12356',
          source: 'http://gs.people.com.cn/BIG5/n2/2024/1227/c183356-41089989.html',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: '妇女维权公益服务热线',
          phone: '12338',
          audience: 'women',
          source: 'http://www.heyuanxw.com/2024/ms_0311/79083.html',
          checkedOn,
        },
      ],
      child: [
        {
          name: '青少年服务台',
          phone: '12355',
          audience: 'young',
          source: 'http://www.gx.chinanews.com/sh/2023-04-26/detail-ihcnvyrk7961341.shtml',
          checkedOn,
        },
      ],
    },
  },
};
