import type { CountryHelp, Helpline } from './helplines.types.ts';

/** Listens to everyone, so it stands first for violence too: a victims’ line suits only one of those who write. */
const samaritans: Helpline = {
  name: 'Samaritans',
  phone: '116 123',
  url: 'https://www.samaritans.org',
  hours: '24/7',
  source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
  atOperator: true,
  checkedOn: '2026-11-21',
};

/** For victims of any crime, whoever they are. */
const victimSupport: Helpline = {
  name: 'Victim Support',
  phone: '0808 16 89 111',
  url: 'https://www.victimsupport.org.uk',
  hours: '24/7',
  source: 'https://www.victimsupport.org.uk/247-support-still-available-victims-crime/',
  atOperator: true,
  checkedOn: '2026-11-28',
};

/** Helplines of the British Isles. A number without a source does not belong here. */
export const BRITISH_HELP: Record<string, CountryHelp> = {
  GB: {
    emergencySource: 'https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers',
    lines: {
      self_harm: [samaritans],
      abuse: [
        {
          name: 'National Domestic Abuse Helpline',
          phone: '0808 2000 247',
          url: 'https://www.nationaldahelpline.org.uk',
          hours: '24/7',
          audience: 'women',
          source:
            'https://refuge.org.uk/news/refuge-response-to-home-secretary-announcement-of-support-for-domestic-abuse-victims',
          atOperator: true,
          checkedOn: '2026-11-21',
        },
        {
          name: "Men's Advice Line",
          phone: '0808 801 0327',
          url: 'https://mensadviceline.org.uk',
          audience: 'men',
          source: 'https://mensadviceline.org.uk',
          atOperator: false,
          checkedOn: '2026-11-28',
        },
        {
          name: 'Galop',
          phone: '0800 999 5428',
          url: 'https://www.galop.org.uk',
          audience: 'lgbt',
          source: 'https://www.galop.org.uk/lgbtq-survivors-user-agreement/',
          atOperator: true,
          checkedOn: '2026-11-28',
        },
        victimSupport,
      ],
      child: [
        // Without hours: they were shortened after the stored page was written.
        {
          name: 'NSPCC Helpline',
          phone: '0808 800 5000',
          url: 'https://www.nspcc.org.uk',
          audience: 'adults',
          source: 'https://safeguardingtool.nspcc.org.uk/what-you-can-do/report-abuse/',
          atOperator: true,
          checkedOn: '2026-11-21',
        },
        {
          name: 'Childline',
          phone: '0800 1111',
          url: 'https://www.childline.org.uk',
          hours: '24/7',
          audience: 'young',
          source: 'https://www.childline.org.uk',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      violence: [
        samaritans,
        victimSupport,
        {
          name: 'Respect Phoneline',
          phone: '0808 802 4040',
          hours: 'Mon–Thu 10:00–20:00, Fri 10:00–17:00',
          audience: 'harming',
          source: 'https://respectphoneline.org.uk',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
    },
  },
  IE: {
    emergencySource: 'https://www.112.ie',
    lines: {
      self_harm: [
        {
          name: 'Samaritans Ireland',
          phone: '116 123',
          hours: '24/7',
          source: 'https://www.samaritans.org/ireland/how-we-can-help/contact-samaritan/',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
      abuse: [
        {
          name: "Women's Aid",
          phone: '1800 341 900',
          url: 'https://www.womensaid.ie',
          hours: '24/7',
          audience: 'women',
          source: 'https://www.womensaid.ie/about/newsevents/news/2009/11/30/supporting-a-friend-sinead-desmond-launches-the-wo/',
          atOperator: true,
          checkedOn: '2026-11-28',
        },
        {
          name: 'Male Advice Line',
          phone: '1800 816 588',
          url: 'https://mensnetwork.ie',
          audience: 'men',
          source: 'https://mensnetwork.ie',
          atOperator: false,
          checkedOn: '2026-11-28',
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
          source: 'https://www.childline.ie',
          atOperator: false,
          checkedOn: '2026-11-21',
        },
      ],
    },
  },
};
