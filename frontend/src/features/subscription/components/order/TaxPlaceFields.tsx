import { COUNTRIES, POSTAL_CODE_MAX } from '@beside/common/subscription/countries';
import { useMemo, useState } from 'react';
import { SelectField } from '../../../../components/fields/SelectField.tsx';
import { TextField } from '../../../../components/fields/TextField.tsx';
import { useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import { needsPostalCode, type TaxPlace } from '../../use-tax-place.ts';

interface Props {
  place: TaxPlace;
  /** A postal code comes whole, not by the letter: each change asks the server for another order. */
  onChange: (place: TaxPlace) => void;
  disabled: boolean;
}

/** Where the customer lives: the tax within the price depends on it. */
export function TaxPlaceFields({ place, onChange, disabled }: Props) {
  const t = useT();
  const language = useI18n((state) => state.language);
  const [typed, setTyped] = useState(place.postalCode);
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((one, other) =>
      one.label.localeCompare(other.label, language),
    );
  }, [language]);
  const give = (): void => {
    if (typed.trim() !== place.postalCode) onChange({ ...place, postalCode: typed.trim() });
  };
  return (
    <>
      <SelectField
        label={t('billing.country')}
        hint={t('billing.country_hint')}
        options={[{ value: '', label: t('billing.country_choose') }, ...countries]}
        value={place.country}
        onChange={({ currentTarget }) => onChange({ ...place, country: currentTarget.value })}
        autoComplete="country"
        disabled={disabled}
      />
      {needsPostalCode(place.country) && (
        <TextField
          label={t('billing.postal_code')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={give}
          onKeyDown={({ key }) => key === 'Enter' && give()}
          maxLength={POSTAL_CODE_MAX}
          autoComplete="postal-code"
          disabled={disabled}
        />
      )}
    </>
  );
}
