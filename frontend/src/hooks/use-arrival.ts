import { createContext, useContext } from 'react';

/** How one came to a page: `new` by a link or a redirect, `return` by Back, Forward or a reload. */
export type Arrival = 'new' | 'return';

/** The app provides it: inside `<Routes location>` the router's own navigation type is always that of a return. */
export const ArrivalContext = createContext<Arrival>('new');

export const useArrival = (): Arrival => useContext(ArrivalContext);
