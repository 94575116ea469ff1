import { type Contact, contactsOf } from '@beside/common/safety/contacts';
import type { Helpline } from '@beside/common/safety/helplines.types';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconMessage, IconPhone, IconWorld, type TablerIcon } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './HelplineItem.module.css';

const ICONS: Record<Contact['kind'], TablerIcon> = {
  call: IconPhone,
  text: IconMessage,
  whatsapp: IconBrandWhatsapp,
  website: IconWorld,
};

/** One helpline: name, hours, audience and contacts. */
export function HelplineItem({ line }: { line: Helpline }) {
  const t = useT();
  const about = [
    line.audience && t(`help.for_${line.audience}`),
    line.hours && (line.hours === '24/7' ? t('help.always') : line.hours),
  ].filter(Boolean);
  const contacts = contactsOf(line);
  const printed = contacts
    .filter(({ kind }) => kind !== 'website')
    .map(({ kind, number }) => (kind === 'whatsapp' ? t('help.whatsapp', { number }) : number));
  return (
    <li className={styles.line}>
      <div>
        <b>{line.name}</b>
        {/* Paper shows no buttons. */}
        <span className={styles.printed} aria-hidden="true">
          {printed.join(' · ')}
        </span>
        {about.length > 0 && <small>{about.join(' · ')}</small>}
      </div>
      <div className={styles.ways}>
        {contacts.map((contact) => (
          <Way key={contact.href} contact={contact} name={line.name} />
        ))}
      </div>
    </li>
  );
}

function Way({ contact: { kind, href, number }, name }: { contact: Contact; name: string }) {
  const t = useT();
  const outside = href.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <Button component="a" href={href} {...outside} variant="default" leftSection={<Icon of={ICONS[kind]} size={16} />}>
      {t(`help.${kind}`, { number })}
      <span className="vh">, {name}</span>
    </Button>
  );
}
