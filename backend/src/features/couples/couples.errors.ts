import { AppError } from '../../lib/app-error.ts';

export const sessionRequired = (): AppError =>
  new AppError('session_required', 401, 'This browser has no session yet. Call POST /api/visitor first, then join again.');

export const sessionFull = (): AppError => new AppError('session_full', 409, 'Two people are in this session already');

export const sessionEnded = (): AppError => new AppError('session_ended', 409, 'This session has been ended');

export const notJoined = (): AppError => new AppError('not_allowed', 403, 'Join the session first');

export const notYours = (): AppError =>
  new AppError('not_allowed', 403, 'Only the person who created this session can delete it');

export const idTaken = (): AppError => new AppError('conflict', 409, 'This message id is taken');

export const nameNeeded = (): AppError =>
  new AppError('validation_failed', 400, 'Please check what you entered', {
    errors: { partnerName: ['partnerName is required'] },
  });
