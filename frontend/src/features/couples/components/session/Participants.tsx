import type { CouplesRole } from '@beside/common/couples/couples.constants';
import { COUPLES_ROLES } from '@beside/common/couples/couples.constants';
import { config } from '../../../../lib/config.ts';
import { useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SessionView } from '../../couples.merge.ts';
import { useReaderLanguage } from '../../messages/reader-language.ts';
import { lastOf, nameOf, voiceOf } from '../../participants.ts';
import { Avatar } from '../Avatar.tsx';
import styles from './Participants.module.css';

/** The participants and their presence. */
export function Participants({ view }: { view: SessionView }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers, some screen readers need the role to announce a list
    <ul className={styles.participants} role="list" aria-label={t('couples.people')}>
      {COUPLES_ROLES.map((role) => (
        <Partner key={role} view={view} role={role} />
      ))}
      <li>
        <Avatar voice="c" large />
        <span>
          <b>{t('couples.counsellor')}</b>
          <small>{t(config.demo.model ? 'couples.counsellor_demo' : 'couples.counsellor_about')}</small>
          <small>{t('couples.counsellor_ask')}</small>
        </span>
      </li>
    </ul>
  );
}

function Partner({ view, role }: { view: SessionView; role: CouplesRole }) {
  const t = useT();
  const reader = useReaderLanguage();
  const interfaceLanguage = useI18n((state) => state.language);
  const name = nameOf(view.session, role);
  const own = view.me.role === role;
  const here = view.presence.includes(role);
  const writes = own ? undefined : lastOf(view, role)?.language;
  const state = name === null ? t('couples.nobody_yet') : t(here ? 'couples.here' : 'couples.away');
  const language =
    writes && writes !== reader
      ? ` · ${t('couples.writes_in', { language: new Intl.DisplayNames(interfaceLanguage, { type: 'language' }).of(writes) ?? writes })}`
      : '';
  return (
    <li>
      <Avatar voice={voiceOf(role)} name={name} large />
      <span>
        <b>
          <bdi>{name ?? t('couples.your_partner')}</bdi>
        </b>
        {own && ` ${t('couples.you')}`}
        <small data-here={(name !== null && here) || undefined}>
          {state}
          {language}
        </small>
      </span>
    </li>
  );
}
