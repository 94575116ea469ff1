import type { CountryHelp, Helpline } from './helplines.types.ts';

/** The day on which every number in this file was read at its source. */
const checkedOn = '2026-11-21';

/** Listens to everyone, so it stands for violence too: a victims' line suits only one of those who write. */
const telefonSeelsorge: Helpline = {
  name: 'TelefonSeelsorge',
  phone: '0800 111 0 111',
  otherPhone: '0800 111 0 222',
  url: 'https://www.telefonseelsorge.de',
  hours: '24/7',
  source: 'https://www.domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband',
  checkedOn,
};

/** Helplines of the German-speaking countries. A number without a source does not belong here. */
export const GERMAN_SPEAKING_HELP: Record<string, CountryHelp> = {
  DE: {
    emergency: ['112'],
    emergencySource: 'http://europa.eu/50/news/theme/070202_en.htm',
    lines: {
      self_harm: [telefonSeelsorge],
      abuse: [
        {
          name: 'Hilfetelefon „Gewalt gegen Frauen“',
          phone: '116 016',
          url: 'https://www.hilfetelefon.de',
          hours: '24/7',
          audience: 'women',
          source: 'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'Nummer gegen Kummer',
          phone: '116 111',
          url: 'https://www.nummergegenkummer.de',
          hours: 'Mo–Sa 14:00–20:00',
          audience: 'young',
          source: 'https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556',
          checkedOn,
        },
        {
          name: 'Elterntelefon',
          phone: '0800 111 0 550',
          audience: 'parents',
          source:
            'http://www.bmfsfj.de/bmfsfj/aktuelles/presse/pressemitteilungen/bundesfamilienministerin-giffey-erweitert-beratung-der--nummer-gegen-kummer--/154604',
          checkedOn,
        },
      ],
      violence: [
        telefonSeelsorge,
        {
          name: 'Opfer-Telefon des WEISSEN RINGS',
          phone: '116 006',
          hours: '07:00–22:00',
          source: 'http://www.abendblatt.de/vermischtes/journal/thema/article210328109/Weisser-Ring.html',
          checkedOn,
        },
      ],
    },
  },
  AT: {
    emergency: ['112', '133'],
    emergencySource: 'https://www.heute.at/s/corona-krise-virus-gewalt-frauennotruf-leichter-anstieg-bei-den-anrufen-55556890',
    lines: {
      self_harm: [
        {
          name: 'Telefonseelsorge',
          phone: '142',
          hours: '24/7',
          source: 'https://burgenland.orf.at/stories/3207209/',
          checkedOn,
        },
      ],
      abuse: [
        {
          name: 'Frauenhelpline gegen Gewalt',
          phone: '0800 222 555',
          url: 'https://www.frauenhelpline.at',
          hours: '24/7',
          audience: 'women',
          source: 'https://www.xn--frauenhausmdling-wwb.at/news/frauenhelpline-0800-222-555/',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'Rat auf Draht',
          phone: '147',
          url: 'https://www.rataufdraht.at',
          hours: '24/7',
          audience: 'young',
          source: 'https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147',
          checkedOn,
        },
      ],
    },
  },
  // The announced national victims' number is left out until a source shows that it answers.
  CH: {
    emergency: ['112', '117', '144'],
    emergencySource: 'https://www.srf.ch/sendungen/einstein/kleiner-wegweiser-durch-den-notrufnummern-dschungel',
    lines: {
      self_harm: [
        {
          name: 'Die Dargebotene Hand / La Main Tendue',
          phone: '143',
          url: 'https://www.143.ch',
          hours: '24/7',
          source: 'https://www.143.ch/2014/11/25/tel-143-a-lecoute-des-situations-de-violence-domestique/',
          checkedOn,
        },
      ],
      child: [
        {
          name: 'Pro Juventute Beratung + Hilfe',
          phone: '147',
          url: 'https://www.147.ch',
          hours: '24/7',
          audience: 'young',
          source:
            'https://www.srf.ch/news/schweiz/psychische-not-bei-jungen-notrufnummer-147-ausgelastet-das-sind-die-hintergruende',
          checkedOn,
        },
      ],
    },
  },
};
