import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useAdminAnnouncements } from '../admin-announcements.ts';
import { AnnouncementForm } from './admin/AnnouncementForm.tsx';
import { AnnouncementList } from './admin/AnnouncementList.tsx';
import { AnnouncementSkeletons } from './admin/AnnouncementSkeletons.tsx';

/** The panel's announcements: the list, and at `?new` and `?edit=ID` the form. */
export function AnnouncementsTab() {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data, error, refetch } = useAdminAnnouncements();
  const edited = params.get('edit');
  const view = params.has('new') ? 'new' : (edited ?? 'list');
  const frame = useRef<HTMLDivElement>(null);
  useHeadingFocus(frame, view);
  const leave = () => void navigate({ search: '' }, { replace: true });

  function content(list: AnnouncementView[]) {
    if (view === 'list') return <AnnouncementList announcements={list} />;
    const announcement = list.find(({ id }) => String(id) === edited) ?? null;
    return <AnnouncementForm key={view} id={edited} announcement={announcement} onLeave={leave} />;
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
