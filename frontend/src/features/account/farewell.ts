import { useForgotten } from './current-user.ts';

/** Where a deletion signs the user out: the farewell takes the account's place there. Every other sign-out leads elsewhere. */
export const FAREWELL_PATH = '/account';

/** Whether the last user of this page has deleted the account. */
export const useHasLeft = () => useForgotten(({ to }) => to === FAREWELL_PATH);
