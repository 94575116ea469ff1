type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'localService'>;

/** Names of natural voices, in the order of preference for English. */
const ENGLISH = ['Aria', 'Jenny', 'Sonia', 'Libby', 'Ava', 'Samantha', 'Serena', 'Google UK English Female', 'Google US English'];
const NATURAL = /natural|neural|premium|enhanced|online|google|siri/i;
/** Robotic voices, and the jokes that macOS brings. */
const POOR =
  /espeak|compact|\b(albert|bad news|bahh|bells|boing|bubbles|cellos|eddy|flo|fred|good news|grandma|grandpa|jester|junior|kathy|organ|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b/i;
/** The region of a language where the reader has not said another. Chinese is written in simplified characters. */
const REGIONS: Readonly<Record<string, string>> = { en: 'us', es: 'es', fr: 'fr', de: 'de', nl: 'nl', zh: 'cn' };
/** Other names of languages among voices. Cantonese is another language. */
const ALIASES: Readonly<Record<string, string>> = { cmn: 'zh' };
/** Milliseconds to wait for voices, which some browsers load late. */
const VOICES_MS = 500;

/**
 * The best voice of a language, else undefined for the browser's choice: natural ones first, then those of the reader's region.
 * @param preferred the reader's languages, as `navigator.languages`
 * @param online offline, only the voices of the device can speak
 */
export function bestVoice<V extends Voice>(
  voices: readonly V[],
  language: string,
  preferred: readonly string[] = [],
  online = true,
): V | undefined {
  const region = regionOf(preferred.find((each) => languageOf(each) === language && regionOf(each)) ?? '') || REGIONS[language];
  const score = ({ name, lang }: V): number => {
    const place = language === 'en' ? ENGLISH.findIndex((each) => name.includes(each)) : -1;
    const natural = place >= 0 || NATURAL.test(name);
    return (
      (POOR.test(name) ? -100 : 0) +
      (natural ? 40 : 0) +
      (regionOf(lang) === region ? 20 : regionOf(lang) === REGIONS[language] ? 10 : 0) +
      (place >= 0 ? ENGLISH.length - place : 0)
    );
  };
  const own = voices.filter(({ lang, localService }) => languageOf(lang) === language && (online || localService));
  return own.toSorted((one, other) => score(other) - score(one))[0];
}

function languageOf(tag: string): string {
  const [language = '', ...others] = tag.toLowerCase().split(/[-_]/);
  // Hong Kong's Chinese voices speak Cantonese.
  if (language === 'zh' && others.includes('hk')) return 'yue';
  return ALIASES[language] ?? language;
}

function regionOf(tag: string): string {
  return (
    tag
      .toLowerCase()
      .split(/[-_]/)
      .slice(1)
      .find((part) => part.length === 2) ?? ''
  );
}

/** The voices of this browser. Some load them late, after `voiceschanged`; none may come. */
export function loadVoices(synthesis: SpeechSynthesis, use: (voices: SpeechSynthesisVoice[]) => void): void {
  const now = synthesis.getVoices();
  // At once, since some browsers only speak during the tap itself.
  if (now.length > 0) {
    use(now);
    return;
  }
  let used = false;
  const once = (): void => {
    if (used) return;
    used = true;
    synthesis.removeEventListener?.('voiceschanged', once);
    use(synthesis.getVoices());
  };
  synthesis.addEventListener?.('voiceschanged', once);
  setTimeout(once, VOICES_MS);
}
