import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/cards/EmptyState.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { HistoryView } from '../../history/history-view.ts';

interface Props {
  view: HistoryView;
  onView: (view: HistoryView) => void;
}

/** An empty list: why, and the way out. */
export function NothingHere({ view: { category, q }, onView }: Props) {
  const t = useT();
  const showAll = (
    <Button variant="default" onClick={() => onView({ category: 'all', q: '' })}>
      {t('history.show_all')}
    </Button>
  );
  if (q) {
    return (
      <EmptyState title={t('history.none_found', { q })} text={t('history.none_found_text')}>
        {showAll}
      </EmptyState>
    );
  }
  if (category === 'bookmarked') {
    return (
      <EmptyState title={t('history.none_bookmarked')} text={t('history.none_bookmarked_text')}>
        {showAll}
      </EmptyState>
    );
  }
  if (category !== 'all') {
    const title = t('history.none_category', { category: t(`category.${category}`) });
    return (
      <EmptyState title={title} text={t('history.none_category_text')}>
        {showAll}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('history.none')} text={t('history.none_text')}>
      <Button component={Link} to="/" color="terracotta">
        {t('history.ask')}
      </Button>
    </EmptyState>
  );
}
