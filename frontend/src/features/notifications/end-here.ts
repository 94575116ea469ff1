/** Ends the browser's subscription, and closes what is shown. Returns the subscription's address; null: there was none. */
export async function endHere(): Promise<string | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const each of (await registration?.getNotifications?.()) ?? []) each.close();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
