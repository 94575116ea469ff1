import type { CouplesHistoryItem } from '@beside/common/couples/couples.views';
import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Card } from '../../../../components/cards/Card.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { Badge } from '../../../../components/kit/Badge.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';

interface Props {
  session: CouplesHistoryItem;
  /** A deletion is in progress. */
  busy: boolean;
  onDelete: () => void;
}

/** Names a session's card. */
export const cardOf = ({ id, sessionToken }: CouplesHistoryItem) => String(id ?? sessionToken);

/** A couples session in the history. Its creator can delete it. */
export function CouplesCard({ session, busy, onDelete }: Props) {
  const t = useT();
  const { sessionName, sessionToken, partner1Name, partner2Name, isActive, createdAt, role } = session;
  const action = t(isActive ? 'history.couples_open' : 'history.couples_read');
  return (
    <Card
      name={cardOf(session)}
      busy={busy}
      small
      top={
        <>
          <Badge tone="accent">{t('history.couples_badge')}</Badge>
          <Badge tone={isActive ? 'ok' : undefined}>{t(isActive ? 'couples.active' : 'couples.ended_short')}</Badge>
        </>
      }
      heading={<bdi>{sessionName}</bdi>}
      foot={
        <>
          <Button
            component={Link}
            to={`/couples/${sessionToken}`}
            variant="subtle"
            size="sm"
            aria-label={`${action}: ${sessionName}`}
          >
            {action}
          </Button>
          {role === 'partner1' && (
            <ActionIcon
              data-tip
              aria-label={t('couples.delete', { name: sessionName })}
              aria-disabled={busy || undefined}
              onClick={() => busy || onDelete()}
            >
              <Icon of={IconTrash} />
            </ActionIcon>
          )}
        </>
      }
    >
      <p>
        {partner2Name === null ? t('couples.waiting') : t('couples.partners', { first: partner1Name, second: partner2Name })}
        {' · '}
        <time dateTime={createdAt}>{dayText(createdAt)}</time>
      </p>
    </Card>
  );
}
