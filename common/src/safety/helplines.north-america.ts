import type { CountryHelp } from './helplines.types.ts';

/** Helplines of the United States and Canada. A number without a source does not belong here. */
export const NORTH_AMERICAN_HELP: Record<string, CountryHelp> = {
  US: {
    emergencySource: 'https://www.911.gov',
    lines: {
      self_harm: [
        {
          name: 'Suicide & Crisis Lifeline',
          names: { es: 'Línea de Prevención del Suicidio y Crisis', zh: '自杀与危机热线' },
          phone: '988',
          sms: '988',
          url: 'https://988lifeline.org',
          hours: '24/7',
          languages: ['en', 'es'],
          source: 'https://988lifeline.org',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      abuse: [
        {
          name: 'National Domestic Violence Hotline',
          names: { es: 'Línea Nacional contra la Violencia Doméstica', zh: '全国家庭暴力热线' },
          phone: '1-800-799-7233',
          sms: 'START → 88788',
          url: 'https://www.thehotline.org',
          hours: '24/7',
          languages: ['en', 'es'],
          source: 'https://www.thehotline.org',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      child: [
        {
          name: 'Childhelp National Child Abuse Hotline',
          names: { es: 'Childhelp, línea nacional contra el maltrato infantil', zh: 'Childhelp 全国虐待儿童热线' },
          phone: '1-800-422-4453',
          sms: '1-800-422-4453',
          url: 'https://childhelphotline.org',
          hours: '24/7',
          source: 'https://childhelphotline.org',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
    },
  },
  CA: {
    emergencySource: 'https://crtc.gc.ca/eng/phone/911/',
    lines: {
      self_harm: [
        {
          name: 'Suicide Crisis Helpline',
          names: { fr: 'Ligne d’aide en cas de crise de suicide', zh: '自杀危机热线' },
          phone: '988',
          sms: '988',
          url: 'https://988.ca',
          hours: '24/7',
          languages: ['en', 'fr'],
          source: 'https://988.ca',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      abuse: [
        {
          name: 'ShelterSafe',
          names: { fr: 'HébergementFemmes, ShelterSafe' },
          url: 'https://sheltersafe.ca',
          audience: 'women',
          source: 'https://sheltersafe.ca',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
        {
          name: 'SOS violence conjugale, Québec',
          phone: '1-800-363-9010',
          url: 'https://sosviolenceconjugale.ca',
          hours: '24/7',
          languages: ['fr'],
          source: 'https://sosviolenceconjugale.ca',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
      ],
      child: [
        {
          name: 'Kids Help Phone',
          names: { fr: 'Jeunesse, J’écoute' },
          phone: '1-800-668-6868',
          sms: 'CONNECT → 686868',
          url: 'https://kidshelpphone.ca',
          hours: '24/7',
          languages: ['en', 'fr'],
          audience: 'young',
          source: 'https://kidshelpphone.ca',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
    },
  },
};
