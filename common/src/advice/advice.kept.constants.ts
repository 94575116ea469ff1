/** Advice that a browser keeps for reading without a connection. */
export const KEPT_MAX = 20;
