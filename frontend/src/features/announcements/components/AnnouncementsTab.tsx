import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/cards/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useAdminAnnouncements } from '../admin-announcements.ts';
import { storedDraft, takeLeftForm } from '../announcement-draft.ts';
import { AnnouncementForm } from './admin/AnnouncementForm.tsx';
import { AnnouncementList } from './admin/AnnouncementList.tsx';
import { AnnouncementSkeletons } from './admin/AnnouncementSkeletons.tsx';

/** The panel's announcements: the list, and at `?new` and `?edit=ID` the form. After a session's end it opens the form that was left. */
export function AnnouncementsTab({ userId }: { userId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data, error, refetch } = useAdminAnnouncements();
  const edited = params.get('edit');
  const view = params.has('new') ? 'new' : (edited ?? 'list');
  const frame = useRef<HTMLDivElement>(null);
  useLeftForm(userId, view);
  useHeadingFocus(frame, view);
  /** The announcement whose form is open, which stays open when it is deleted. */
  const open = useRef<string | null>(null);
  const leave = () => void navigate({ search: '' }, { replace: true });

  function content(list: AnnouncementView[]) {
    if (view === 'list') {
      open.current = null;
      return <AnnouncementList announcements={list} />;
    }
    const of = { userId, id: view === 'new' ? null : edited };
    const announcement = list.find(({ id }) => String(id) === of.id) ?? null;
    const has = announcement !== null || view === 'new' || view === open.current || storedDraft(of) !== null;
    if (!has) return <NotThere />;
    open.current = view;
    return <AnnouncementForm key={view} of={of} announcement={announcement} onLeave={leave} />;
  }
  return (
    <div ref={frame}>
      {data && content(data)}
      {!data && !error && <AnnouncementSkeletons />}
      {!data && error && (
        <ErrorState
          inside
          title={t('site.load_failed')}
          text={errorText(error, t('site.load_failed_text'))}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

/** In place of the form of an announcement that does not exist. */
function NotThere() {
  const t = useT();
  return (
    <EmptyState title={t('site.not_there')} text={t('site.not_there_text')}>
      <Button component={Link} to={{ search: '' }} replace>
        {t('site.back')}
      </Button>
    </EmptyState>
  );
}

/** Opens the form at which the session ended. */
function useLeftForm(userId: string, view: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const search = takeLeftForm(userId);
    if (search !== null && view === 'list') void navigate({ search }, { replace: true });
  }, [userId, view, navigate]);
}

/** Moves the focus to the heading of another view. */
function useHeadingFocus(frame: React.RefObject<HTMLElement | null>, view: string): void {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    frame.current?.querySelector('h2')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [frame, view]);
}
