import * as v from 'valibot';

/** Which of the asked ids are not, or no longer, an advice of the user's: their copies are to be deleted. */
export const KeptAdviceAnswer = v.object({ gone: v.array(v.string()) });
