import { AppError } from '../../lib/app-error.ts';

export const sessionFull = (): AppError => new AppError('session_full', 'Two people are in this session already');

export const sessionEnded = (): AppError => new AppError('session_ended', 'This session has been ended');

export const notJoined = (): AppError => new AppError('not_allowed', 'Join the session first');

export const notYours = (): AppError => new AppError('not_allowed', 'Only the person who created this session can delete it');

export const idTaken = (): AppError => new AppError('conflict', 'This message id is taken');

export const nameNeeded = (): AppError =>
  new AppError('validation_failed', 'Please check what you entered', {
    errors: { partnerName: ['partnerName is required'] },
  });
