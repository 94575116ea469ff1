import type { NotificationsDto } from '@beside/common/notifications/notifications.dto';
import {
  NoticesView,
  type NoticeView,
  type NotificationSettingsView,
  NotificationsAnswer,
  PushKeyAnswer,
} from '@beside/common/notifications/notifications.views';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';
import { queryClient } from '../../lib/query.ts';

const settingsKey = ['notifications', 'settings'] as const;
const noticesKey = ['notifications', 'notices'] as const;

/** What the user is told of, when, and how. */
export function useNotificationSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => parseAs(NotificationsAnswer, await api('/api/notifications', { signal })),
    // Another page may have changed them.
    refetchOnMount: 'always',
    networkMode: 'always',
  });
}

/** `PUT /api/notifications`. Throws ApiError. */
async function saveNotificationSettings(body: NotificationsDto): Promise<NotificationsAnswer> {
  const saved = parseAs(NotificationsAnswer, await api('/api/notifications', { method: 'PUT', body }));
  queryClient.setQueryData(settingsKey, saved);
  return saved;
}

/** Saves a change with the other settings as they are now: another page, or the link of an email, may have changed them. Throws ApiError. */
export async function changeNotificationSettings(change: Partial<NotificationSettingsView>): Promise<void> {
  // An answer in flight is older than this change.
  await queryClient.cancelQueries({ queryKey: settingsKey });
  const { settings } = parseAs(NotificationsAnswer, await api('/api/notifications'));
  await saveNotificationSettings({ ...settings, ...change });
}

/** What is new for the user, and not seen yet. */
export function useNotices() {
  return useQuery({
    queryKey: noticesKey,
    queryFn: async ({ signal }) => parseAs(NoticesView, await api('/api/notices', { signal })).items,
  });
}

/** Caches what a push or an answer says is new. */
export const cacheNotices = (items: NoticeView[]): void => void queryClient.setQueryData(noticesKey, items);

/** Asks again: pushes may have been missed. */
export const refetchNotices = (): void => void queryClient.invalidateQueries({ queryKey: noticesKey });

/** `POST /api/notices/seen`: they are gone here at once. A failure shows them again with the next page. */
export async function markSeen(ids: readonly string[]): Promise<void> {
  queryClient.setQueryData<NoticeView[]>(noticesKey, (shown) => shown?.filter(({ id }) => !ids.includes(id)));
  await api('/api/notices/seen', { method: 'POST', body: { ids } });
}

/** `GET /api/push/key`. Throws ApiError, `unavailable` where this site sends none. */
export async function fetchPushKey(): Promise<string> {
  return parseAs(PushKeyAnswer, await api('/api/push/key')).key;
}

/** Tells the server of this device's subscription. Throws ApiError. */
export async function postSubscription(body: object): Promise<void> {
  await api('/api/push/subscriptions', { method: 'POST', body });
}

/** Tells the server that this device takes no pushes any more. Throws ApiError. */
export async function deleteSubscription(endpoint: string): Promise<void> {
  await api('/api/push/subscriptions', { method: 'DELETE', body: { endpoint } });
}

/** `POST /api/push/test`: one notification for this device, now. Throws ApiError. */
export async function postTest(): Promise<void> {
  await api('/api/push/test', { method: 'POST' });
}
