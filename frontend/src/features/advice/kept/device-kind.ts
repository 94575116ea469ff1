/** CSS pixels of the shorter side of a screen from which it is no phone's. */
const PHONE_PX = 600;

/** What the texts call this device. */
export function deviceKind(): 'phone' | 'device' {
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  return isTouched && Math.min(window.screen.width, window.screen.height) < PHONE_PX ? 'phone' : 'device';
}
