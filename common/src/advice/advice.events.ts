import type { Ack } from '../ack.ts';
import type { AdviceRequestDto } from './advice.dto.ts';
import { AdviceFailed, AdviceProgress, AdviceReady, type AdviceWatched } from './advice.views.ts';

export interface AdviceClientEvents {
  'advice:watch': (payload: AdviceRequestDto, ack: Ack<AdviceWatched>) => void;
  'advice:stop': (payload: AdviceRequestDto, ack: Ack) => void;
}

/** Pushed to those who watch a request. */
export const ADVICE_PUSHES = {
  'advice:progress': AdviceProgress,
  'advice:ready': AdviceReady,
  'advice:failed': AdviceFailed,
};
