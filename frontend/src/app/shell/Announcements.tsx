import { Show } from '../../components/page/Show.tsx';
import { useAnnouncements } from '../../features/announcements/use-announcements.ts';
import { translateFast } from '../../features/translation/translation.api.ts';
import { usePart } from '../../hooks/use-part.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { isFields } from '../../lib/parse.ts';

const strips = lazyPart(
  async () => (await import('../../features/announcements/components/AnnouncementRegion.tsx')).AnnouncementRegion,
  ['announcements'],
);

/** The announcements; their code loads when there is one. */
export function Announcements() {
  const given = useAnnouncements();
  const some = isFields(given) && Array.isArray(given.announcements) && given.announcements.length > 0;
  const ready = usePart(strips, some);
  return (ready || strips.loaded()) && <Show part={strips} props={{ given, translate: translateFast }} />;
}

/** Loads the strips before the first render if the static page shows some, so that nothing moves. A failure costs the page nothing. */
export async function preloadAnnouncements(): Promise<void> {
  if (document.querySelector('.strips')) await strips.preload().catch(() => undefined);
}
