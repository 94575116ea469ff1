/** The database of what this device keeps to be read without a connection: advice alone, by choice. The service worker deletes it as well. */
export const KEPT_DATABASE = 'beside-kept';
