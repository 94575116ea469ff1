import { ApiError } from '../../../lib/api.ts';
import { deleteSession } from '../advice.api.ts';

/** Whether an answer says that an advice does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Deletes an advice. One that is gone already counts as deleted. Throws ApiError. */
export async function deleteAdvice(id: string): Promise<void> {
  try {
    await deleteSession(id);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
