/** Names of rooms. Who may join one is decided where it is joined, by the feature's service. */
export const rooms = {
  advice: (requestId: string): string => `advice:${requestId}`,
};
