import { forgetCouples } from '../features/couples/forget.ts';
import { forgetName } from '../features/couples/partner-name.ts';
import { forgetTab } from './forget.ts';

/** Clears the data of every feature, and the name that a visitor joined with. Runs at a quick exit. */
export function forgetAtExit(): void {
  forgetTab();
  forgetCouples();
  forgetName();
}
