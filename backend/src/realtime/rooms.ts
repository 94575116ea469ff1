import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { Language } from '@beside/common/language/language.constants';

/** Names of rooms. The feature's service decides who may join, where it joins them. */
export const rooms = {
  user: (userId: string): string => `user:${userId}`,
  /** Every page of a user, to end them by; nothing is pushed here. */
  pages: (userId: string): string => `pages:${userId}`,
  /** Every page of one browser session; used by the server alone, to find them. */
  session: (name: string): string => `session:${name}`,
  /** Every socket of a program: one with an API token. Nothing is pushed here. */
  programs: 'programs',
  /** Every page in a language. */
  readers: (language: Language): string => `readers:${language}`,
  /** Every page that watches the admin panel. */
  admin: 'admin',
  /** Those among them that show who is connected. */
  adminConnected: 'admin:connected',
  advice: (requestId: string): string => `advice:${requestId}`,
  chat: (sessionId: string): string => `chat:${sessionId}`,
  couples: (sessionId: number): string => `couples:${sessionId}`,
  /** The pages of one partner in a couples session: what only that partner may see. */
  couplesSeat: (sessionId: number, role: CouplesRole): string => `couples:${sessionId}:${role}`,
  /** The readers of one language in a couples session. */
  couplesReaders: (sessionId: number, language: string): string => `couples:${sessionId}:${language}`,
};
