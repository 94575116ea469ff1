import { createContext, useContext } from 'react';

/** How the reader came to a page: `new` by a link or redirect, `return` by Back, Forward or reload. */
export type Arrival = 'new' | 'return';

/** The app provides it, since inside `<Routes location>` every navigation type is POP. */
export const ArrivalContext = createContext<Arrival>('new');

export const useArrival = (): Arrival => useContext(ArrivalContext);
