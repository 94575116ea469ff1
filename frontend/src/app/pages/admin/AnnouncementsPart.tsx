import { useMe } from '../../../features/account/use-me.ts';
import { AnnouncementsTab } from '../../../features/announcements/components/AnnouncementsTab.tsx';

/** The announcements. Drafts of them are their writer's. */
export function AnnouncementsPart() {
  const me = useMe();
  return me && <AnnouncementsTab userId={me.id} />;
}
