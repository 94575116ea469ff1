import type { AuditEntryView } from '@beside/common/admin/admin.views';
import { ageText } from '../../../../lib/age-text.ts';
import { dateLocale, t, useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import type { AuditFilter } from '../../audit/audit-filter.ts';
import { actorName, detailName, detailText, planText, targetName } from '../../audit/audit-texts.ts';
import styles from './AuditList.module.css';

interface Props {
  entry: AuditEntryView;
  now: Date;
  onFilter: (some: Partial<AuditFilter>) => void;
}

/** One entry, as a sentence. A name that is pressed narrows the log to it. */
export function AuditEntry({ entry, now, onFilter }: Props) {
  const t = useT();
  const { action, actor, target, at, ip, tokenId, details } = entry;
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={styles.time}>
        <span>{ageText(at, now, t('admin.audit_now'))}</span>
        <span>{exactTime(at)}</span>
      </time>
      <div className={styles.what}>
        <p>
          <Rich
            text={t(`admin.audit_${action}`)}
            params={{
              actor: actorName(entry),
              target: targetName(entry),
              from: planText(details.from),
              to: planText(details.to),
            }}
            parts={{
              actor: (name) => nameButton(name, actor && { actor: actor.id }, 'admin.audit_only_by'),
              target: (name) => nameButton(name, target && { target: target.id }, 'admin.audit_only_about'),
            }}
          />
          {tokenId !== null && <span className={styles.token}> {t('admin.audit_with_token', { id: String(tokenId) })}</span>}
        </p>
        <Details entry={entry} />
      </div>
      <span className={styles.from}>{ip}</span>
    </li>
  );

  function nameButton(name: string, some: Partial<AuditFilter> | null, label: 'admin.audit_only_by' | 'admin.audit_only_about') {
    if (!some) return <strong>{name}</strong>;
    return (
      <button type="button" className={styles.name} aria-label={`${name}. ${t(label, { name })}`} onClick={() => onFilter(some)}>
        {name}
      </button>
    );
  }
}

/** What was changed, ids, and the hash, shortened in its summary. */
function Details({ entry }: { entry: AuditEntryView }) {
  const { id, actor, target, details, hash } = entry;
  const facts: [string, string][] = [
    ...Object.entries(details).map(([name, value]): [string, string] => [detailName(name), detailText(name, value)]),
    ...(actor ? [[t('admin.audit_actor'), idText(actor)] as [string, string]] : []),
    ...(target ? [[t('admin.audit_target'), `${target.type} ${idText(target)}`] as [string, string]] : []),
    [t('admin.audit_entry'), String(id)],
    [t('admin.audit_hash'), hash],
  ];
  return (
    <details className={styles.details}>
      <summary>
        {t('admin.audit_details')} <code>{hash.slice(0, 8)}…</code>
      </summary>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const idText = ({ id, email }: { id: string; email: string | null }) => (email ? `${id} (${email})` : id);

const exactTime = (at: string) =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at));
