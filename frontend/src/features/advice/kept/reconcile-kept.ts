import { postKept } from './kept.api.ts';
import { keptBy, recordContact, removeKept } from './kept.database.ts';
import { loadKept } from './kept.store.ts';

/**
 * The server answers a user: what another user has kept is deleted, and copies of what was deleted elsewhere. Only then the days without a contact begin
 * anew. Rejects where the server does not answer.
 */
export async function reconcileKept(userId: string): Promise<void> {
  const ids = await keptBy(userId);
  if (ids.length > 0) {
    await removeKept(await postKept(ids));
    await recordContact(userId);
  }
  await loadKept();
}
