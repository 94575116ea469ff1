import { POSTAL_CODE_COUNTRIES } from '@beside/common/subscription/countries';
import { useMemo, useState } from 'react';
import { config } from '../../lib/config.ts';
import type { Order } from './subscription.api.ts';

/** Where a customer lives, as it is chosen. */
export interface TaxPlace {
  country: string;
  postalCode: string;
}

/** The country of the browser's first language that names one; empty: none does. */
function countryOfBrowser(languages: readonly string[]): string {
  for (const language of languages) {
    const { region } = new Intl.Locale(language);
    if (region && /^[A-Z]{2}$/.test(region)) return region;
  }
  return '';
}

/** Whether a country needs a postal code, too. */
export const needsPostalCode = (country: string): boolean => POSTAL_CODE_COUNTRIES.includes(country);

/**
 * Where the customer lives, where the tax within the price depends on it.
 * @returns `inOrder`: what it adds to the order; null while it is not complete
 */
export function useTaxPlace() {
  const [place, setPlace] = useState<TaxPlace>(() => ({ country: countryOfBrowser(navigator.languages), postalCode: '' }));
  const inOrder = useMemo((): Pick<Order, 'country' | 'postalCode'> | null => {
    if (!config.payments?.tax) return {};
    const { country, postalCode } = place;
    if (country === '' || (needsPostalCode(country) && postalCode === '')) return null;
    return needsPostalCode(country) ? { country, postalCode } : { country };
  }, [place]);
  return { isAsked: config.payments?.tax === true, place, setPlace, inOrder };
}
