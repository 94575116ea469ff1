import type { Ack } from '../ack.ts';
import type { ReaderLanguageDto } from './translation.dto.ts';

export interface TranslationClientEvents {
  /** The page's language has changed; its first one comes with the handshake, as `auth.language`. */
  'translation:language': (payload: ReaderLanguageDto, ack: Ack) => void;
}
