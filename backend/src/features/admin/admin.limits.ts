import { limitOf } from '../../http/rate-limits.ts';

/** Wrong admin passwords of one user; and of one address, whoever is signed in there. */
export const PASSWORD_GUESS = limitOf('adminPassword', 10, 900);
export const PASSWORD_GUESS_ADDRESS = limitOf('adminPasswordAddress', 30, 900, { by: 'address' });
/** Calls that change something. */
export const ADMIN_WRITE = limitOf('adminWrite', 120, 60);
export const ADMIN_WATCH = limitOf('adminWatch', 60, 60);
