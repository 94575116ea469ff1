import { checkedSince, countryNames, helpFor } from '@beside/common/safety/helplines';
import type { HelpView } from '@beside/common/safety/safety.views';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import '@mantine/core/styles/Input.css';
import { Icon } from '../../../components/Icon.tsx';
import { chooseCountry, storedCountry } from '../../../lib/country.ts';
import { dateLocale, useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import { Emergency } from './Emergency.tsx';
import styles from './HelpCard.module.css';
import { HelplineItem } from './HelplineItem.tsx';

export interface HelpCardProps {
  help: HelpView;
  /** Add that no session was used; said of certain danger alone. */
  notCounted?: boolean;
  /** Shows a button that hides the card. */
  onHide?: () => void;
}

/**
 * Help now. At certain danger it comes before everything, and nothing the model wrote replaces it.
 * At possible danger it stands beside what the model writes, in words that claim nothing.
 */
export function HelpCard({ help, notCounted = true, onHide }: HelpCardProps) {
  const t = useT();
  const language = useI18n((state) => state.language);
  const [country, setCountry] = useState(help.country ?? storedCountry() ?? '');
  const titleId = useId();
  const offer = helpFor(country || null, help.kind, language);
  const countries = countryNames(language, offer.country).map(({ code, name }) => ({ value: code, label: name }));
  const certain = help.level === 'certain';
  const checkedOn = checkedSince(offer.lines);

  return (
    <section className={styles.card} aria-labelledby={titleId} data-level={help.level}>
      <div className={styles.head}>
        <h2 id={titleId}>{t(certain ? 'help.title' : 'help.title_possible')}</h2>
        {onHide && (
          <ActionIcon data-tip aria-label={t('help.hide')} onClick={onHide}>
            <Icon of={IconX} />
          </ActionIcon>
        )}
      </div>
      <p>{t(certain ? `help.${help.kind}` : `help.possible_${help.kind}`)}</p>
      <Emergency numbers={offer.emergency} />
      <NativeSelect
        label={t('help.country')}
        className={styles.country}
        value={offer.country ?? ''}
        onChange={(event) => {
          setCountry(event.currentTarget.value);
          chooseCountry(event.currentTarget.value);
        }}
        data={[...countries, { value: '', label: t('help.elsewhere') }]}
      />
      {offer.lines.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: without markers, some screen readers need the role to announce a list
        <ul className={styles.lines} role="list" aria-label={t('help.lines')}>
          {offer.lines.map((line) => (
            <HelplineItem key={`${line.name} ${line.phone}`} line={line} />
          ))}
        </ul>
      ) : (
        <p>{t('help.no_lines')}</p>
      )}
      <p className={styles.ground}>{t('help.ground')}</p>
      <p className={styles.small}>
        <Rich text={t('help.find')} parts={{ a: (words) => <Directory href={offer.directory} words={words} /> }} />
        {checkedOn && ` · ${t('help.checked', { date: dateOf(checkedOn) })}`}
      </p>
      {notCounted && certain && <p className={styles.small}>{t('help.not_counted')}</p>}
    </section>
  );
}

function Directory({ href, words }: { href: string; words: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}

function dateOf(day: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
