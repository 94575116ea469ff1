import type { Ack } from '../ack.ts';
import type { ErrorCode } from '../errors.ts';
import type { AdviceStep } from './advice.constants.ts';
import type { AdviceRequestDto, AdviceSessionView, AdviceSoFar } from './advice.dto.ts';

/** Where a generation stands. `run` counts its attempts: a higher one starts the text anew. */
export interface AdviceProgress {
  requestId: string;
  run: number;
  step: AdviceStep;
  advice: AdviceSoFar;
}

export interface AdviceClientEvents {
  'advice:watch': (
    payload: AdviceRequestDto,
    ack: Ack<Omit<AdviceProgress, 'requestId'> & { session?: AdviceSessionView }>,
  ) => void;
  'advice:stop': (payload: AdviceRequestDto, ack: Ack) => void;
}

export interface AdviceServerEvents {
  'advice:progress': (progress: AdviceProgress) => void;
  'advice:ready': (end: { requestId: string; session: AdviceSessionView }) => void;
  'advice:failed': (end: { requestId: string; code: ErrorCode; message: string }) => void;
}
