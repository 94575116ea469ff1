import { UNLIMITED_AS_SESSIONS } from '@beside/common/contracts/contracts.constants';
import { Link } from 'react-router';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';

const to = (address: string) => (words: string) => <Link to={address}>{words}</Link>;

const LINKS = {
  account: to('/account'),
  withdraw: to('/withdraw'),
  cancel: to('/cancel'),
  terms: to('/terms-of-service'),
  privacy: to('/privacy-policy'),
  imprint: to('/imprint'),
  instruction: to('/right-of-withdrawal'),
  mail: (words: string) => (config.supportEmail ? <a href={`mailto:${config.supportEmail}`}>{words}</a> : words),
};

/** A legal text with names filled in and marked parts as links. */
export function LegalWords({ text }: { text: string }) {
  const t = useT();
  const support = config.supportEmail ?? t('legal.operator');
  const { operator } = config;
  const values: Record<string, string> = {
    '{appName}': config.appName,
    '{support}': support,
    '{sessions}': String(UNLIMITED_AS_SESSIONS),
    '{operator}': operator ? `${operator.name}, ${operator.address}` : t('legal.operator_unnamed'),
  };
  return <Rich text={text.replaceAll(/\{\w+\}/g, (name) => values[name] ?? name)} parts={LINKS} />;
}
