import { create } from 'zustand';
import { config } from '../../lib/config.ts';
import { useI18n } from '../../lib/i18n/i18n.store.ts';
import { appleDevice } from '../../lib/install.store.ts';
import { isInstalled } from '../../lib/installed.ts';
import { useLook } from '../../lib/look.store.ts';
import { forBrowser } from '../../lib/storage.ts';
import { readyRegistration } from '../../lib/worker-registration.ts';
import { endHere } from './end-here.ts';
import { forgetDevice, ON_KEY } from './forget-device.ts';
import { deleteSubscription, fetchPushKey, postSubscription } from './notifications.api.ts';

/**
 * Notifications on this device. `apple`: only the installed app has them; `blocked`: the browser refuses; `lost`: the browser has ended them; `off`, `on`.
 * Null until known.
 */
export type DeviceState = 'none' | 'apple' | 'blocked' | 'lost' | 'off' | 'on';

export const useDevice = create<{ state: DeviceState | null }>(() => ({ state: null }));

/** Looks how it stands on this device. */
export async function lookAtDevice(userId: string): Promise<void> {
  useDevice.setState({ state: await stateOfDevice(userId).catch(() => 'none' as const) });
}

async function stateOfDevice(userId: string): Promise<DeviceState> {
  if (!config.pwa || !('serviceWorker' in navigator)) return 'none';
  if (!('PushManager' in window) || !('Notification' in window)) return appleDevice() && !isInstalled() ? 'apple' : 'none';
  if (Notification.permission === 'denied') return 'blocked';
  const wasOn = forBrowser.get(ON_KEY) === userId;
  if ((await ownSubscription()) && wasOn) return 'on';
  return wasOn ? 'lost' : 'off';
}

async function ownSubscription(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription()) ?? null;
}

/**
 * At a page's start, and when the name or the language changes: the server learns that this device still takes pushes. What another user has turned on
 * here ends. Throws ApiError.
 */
export async function renewDevice(userId: string): Promise<void> {
  const kept = forBrowser.get(ON_KEY);
  if (kept === null) return;
  if (kept !== userId) return forgetDevice();
  const subscription = await ownSubscription();
  if (subscription) await tellServer(subscription);
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await postSubscription({ endpoint, keys, look: useLook.getState().look, language: useI18n.getState().language });
}

/** Turns notifications on for this device, after a press: the browser asks. Throws ApiError, or what the browser says. */
export async function turnOn(userId: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return lookAtDevice(userId);
  const key = await fetchPushKey();
  const { pushManager } = await readyRegistration();
  const subscription = await subscribe(pushManager, key);
  try {
    await tellServer(subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  forBrowser.set(ON_KEY, userId);
  await lookAtDevice(userId);
}

async function subscribe(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One for another key, from before: it takes nothing of ours.
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Turns them off for this device: here first, so that nothing comes whatever the server answers. Throws ApiError. */
export async function turnOff(userId: string): Promise<void> {
  forBrowser.remove(ON_KEY);
  const endpoint = await endHere();
  await lookAtDevice(userId);
  if (endpoint) await deleteSubscription(endpoint);
}
