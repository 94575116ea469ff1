/** Milliseconds until the server is told once more. */
const AGAIN_MS = 3_000;

/** Ends this device's pushes: here, and at the server. Where both calls are lost, the push service says of the next push that nobody takes it. */
export async function endPushes({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  // Some browsers have none outside an installed app.
  const subscription = await pushManager?.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await Promise.allSettled([subscription.unsubscribe(), tellServer(endpoint)]);
  // A page tells the server soon after its start that this device takes pushes. That call may have been on its way, and have come later.
  await new Promise((done) => setTimeout(done, AGAIN_MS));
  await tellServer(endpoint).catch(() => undefined);
}

function tellServer(endpoint: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch('/api/push/forget', { method: 'POST', headers, body: JSON.stringify({ endpoint }), keepalive: true });
}
