/** The `ws` connection of a transport, which is not a declared field; null for long-polling. */
export function webSocketOf(transport: object): object | null {
  const socket: unknown = Reflect.get(transport, 'socket');
  return typeof socket === 'object' ? socket : null;
}
