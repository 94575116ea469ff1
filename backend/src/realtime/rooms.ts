/** Names of rooms. Who may join one is decided where it is joined, by the feature's service. */
export const rooms = {
  user: (userId: string): string => `user:${userId}`,
  /** Every page of a person, to end them by; nothing is pushed here. */
  pages: (userId: string): string => `pages:${userId}`,
  /** Every page of one browser session; the server's own, to find them by. */
  session: (name: string): string => `session:${name}`,
  advice: (requestId: string): string => `advice:${requestId}`,
  couples: (sessionId: number): string => `couples:${sessionId}`,
  /** Those in a session who read in one language. */
  couplesReaders: (sessionId: number, language: string): string => `couples:${sessionId}:${language}`,
};
