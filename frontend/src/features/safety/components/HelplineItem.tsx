import type { Helpline } from '@beside/common/safety/helplines.types';
import { Button } from '@mantine/core';
import { IconMessage, IconPhone, IconWorld, type TablerIcon } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './HelplineItem.module.css';

const digits = (number: string) => number.replace(/[^\d+]/g, '');

/** One helpline: name, hours, audience and contacts. */
export function HelplineItem({ line }: { line: Helpline }) {
  const t = useT();
  const about = [
    line.audience && t(`help.for_${line.audience}`),
    line.hours && (line.hours === '24/7' ? t('help.always') : line.hours),
  ].filter(Boolean);
  return (
    <li className={styles.line}>
      <div>
        <b>{line.name}</b>
        {/* Paper shows no buttons. */}
        <span className={styles.printed} aria-hidden="true">
          {[line.phone, line.otherPhone, line.sms].filter(Boolean).join(' · ')}
        </span>
        {about.length > 0 && <small>{about.join(' · ')}</small>}
      </div>
      <div className={styles.ways}>
        {[line.phone, line.otherPhone].map(
          (phone) =>
            phone && (
              <Way
                key={phone}
                icon={IconPhone}
                href={`tel:${digits(phone)}`}
                label={t('help.call', { number: phone })}
                name={line.name}
              />
            ),
        )}
        {line.sms && (
          <Way
            icon={IconMessage}
            href={`sms:${digits(line.sms)}`}
            label={t('help.text', { number: line.sms })}
            name={line.name}
          />
        )}
        {line.url && <Way icon={IconWorld} href={line.url} label={t('help.website')} name={line.name} />}
      </div>
    </li>
  );
}

interface WayProps {
  icon: TablerIcon;
  href: string;
  label: string;
  name: string;
}

function Way({ icon, href, label, name }: WayProps) {
  const outside = href.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <Button component="a" href={href} {...outside} variant="default" leftSection={<Icon of={icon} size={16} />}>
      {label}
      <span className="vh">, {name}</span>
    </Button>
  );
}
