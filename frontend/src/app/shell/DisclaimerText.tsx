import { emergencyList } from '@beside/common/safety/emergency';
import { config } from '../../lib/config.ts';
import { isCountryChosen, useStoredCountry } from '../../lib/country.ts';
import { useI18n, useT } from '../../lib/i18n/i18n.store.ts';

/** What the product is, and what it is not; with the emergency number of the reader's country, which the browser knows. */
export function DisclaimerText() {
  const t = useT();
  const numbers = emergencyList(
    useStoredCountry(),
    useI18n(({ language }) => language),
  );
  // A browser's region is a guess: someone in Europe whose browser speaks American English must not be left with 911 alone.
  const isSure = isCountryChosen() || numbers.startsWith('112');
  const emergency = numbers
    ? t(isSure ? 'footer.emergency' : 'footer.emergency_guessed', { numbers })
    : t('footer.emergency_local');
  return t('footer.disclaimer', { appName: config.appName, emergency });
}
