import type { LinkView } from '@beside/common/advice/advice.links.views';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../components/cards/use-focus-after-removal.ts';
import { Loaded } from '../../../../components/kit/Loaded.tsx';
import styles from '../../../../components/kit/SettingsList.module.css';
import { SettingsPart } from '../../../../components/kit/SettingsPart.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { dayText } from '../../../../lib/day-text.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { takeLinkBack, useLinks } from '../../links/links.api.ts';

/** The links to copies of the user's advice: until when, how often opened, and taking them back. */
export function LinkList() {
  const t = useT();
  const query = useLinks();
  return (
    <SettingsPart id="links" title={t('keeping.links')} text={t('keeping.links_text')}>
      <div className={styles.body}>
        <Loaded query={query} failed={t('keeping.load_failed')}>
          {(links) => <Listed links={links} />}
        </Loaded>
        <p className="fine">{t('keeping.links_counts')}</p>
      </div>
    </SettingsPart>
  );
}

function Listed({ links }: { links: LinkView[] }) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const focus = useFocusAfterRemoval(
    list,
    links.map(({ id }) => id),
  );
  if (links.length === 0) return <p>{t('keeping.links_none')}</p>;
  return (
    <ul ref={list} className={styles.list} {...focus}>
      {links.map((link) => (
        <Link key={link.id} link={link} />
      ))}
    </ul>
  );
}

function Link({ link: { id, title, until, isOver, opened, withQuestion } }: { link: LinkView }) {
  const t = useT();
  const alerts = useAlerts();
  const { mutate: take, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => takeLinkBack(id),
    networkMode: 'always',
    onSuccess: () => toast('done', t(isOver ? 'keeping.link_removed' : 'keeping.link_taken')),
    onError: (error) => alerts.show(t('keeping.link_take_failed'), errorText(error, t('error.internal_error'))),
  });
  const facts = [
    t(isOver ? 'keeping.link_ended' : 'keeping.link_until', { date: dayText(until) }),
    opened === 0 ? t('keeping.link_unopened') : t('keeping.link_opened', { count: opened }),
    ...(withQuestion ? [t('keeping.link_with_question')] : []),
  ];
  return (
    <li data-card={id} tabIndex={-1}>
      <p>
        <strong>{title}</strong>
        <span className={styles.when}>{facts.join(' ')}</span>
      </p>
      <Button
        variant="default"
        size="sm"
        aria-label={t(isOver ? 'keeping.link_remove_of' : 'keeping.link_take_of', { title })}
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && take()}
      >
        {t(isOver ? 'keeping.link_remove' : 'keeping.link_take')}
      </Button>
    </li>
  );
}
