import type { Ack } from '../ack.ts';
import type { AdviceRequestDto } from './advice.dto.ts';
import { RetentionChanged } from './advice.retention.views.ts';
import {
  AdviceBookmarked,
  AdviceDeleted,
  AdviceFailed,
  AdviceProgress,
  AdviceReady,
  AdviceStored,
  type AdviceWatched,
} from './advice.views.ts';

export interface AdviceClientEvents {
  'advice:watch': (payload: AdviceRequestDto, ack: Ack<AdviceWatched>) => void;
  'advice:stop': (payload: AdviceRequestDto, ack: Ack) => void;
}

export const ADVICE_PUSHES = {
  // To those who watch a request.
  'advice:progress': AdviceProgress,
  'advice:ready': AdviceReady,
  'advice:failed': AdviceFailed,
  // To all pages of a user, for the history.
  'advice:stored': AdviceStored,
  'advice:deleted': AdviceDeleted,
  'advice:bookmarked': AdviceBookmarked,
  // To all pages of a user: how long advice stays was chosen.
  'retention:changed': RetentionChanged,
};
