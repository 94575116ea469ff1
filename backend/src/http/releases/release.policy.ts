/** A release of the page, and when this installation served it. */
export interface ServedRelease {
  name: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** Milliseconds for which the pages of a release are answered after another one has replaced it. */
const ANSWERED_MS = 14 * 86_400_000;

/**
 * The releases whose pages must be loaded again: those that were replaced more than 14 days ago.
 *
 * A release that some node serves is never among them, however old: its time of being served goes on. So it is after a rollback, which serves
 * a former release anew. A server answers the pages of every release that came after its own: it is itself what was rolled back to, or is
 * upgraded after other nodes.
 * @param own the release that this server serves; null: it has no build, and refuses nobody
 */
export function tooOldReleases(known: readonly ServedRelease[], own: string | null, now: Date): Set<string> {
  const ours = known.find(({ name }) => name === own);
  if (!ours) return new Set();
  const isTooOld = (release: ServedRelease): boolean => {
    if (release === ours || release.firstSeenAt > ours.firstSeenAt) return false;
    const replacedAt = replacementOf(release, known);
    return replacedAt !== null && now.getTime() - replacedAt > ANSWERED_MS;
  };
  return new Set(known.filter(isTooOld).map(({ name }) => name));
}

/** When others took a release's place, in milliseconds since 1970; null: nobody has. */
function replacementOf({ lastSeenAt }: ServedRelease, known: readonly ServedRelease[]): number | null {
  const since = known
    .filter((other) => other.lastSeenAt > lastSeenAt)
    // A server that was off in between replaces it as late as it came back.
    .map((other) => Math.max(other.firstSeenAt.getTime(), lastSeenAt.getTime()));
  return since.length > 0 ? Math.min(...since) : null;
}
