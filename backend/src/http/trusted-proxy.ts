import type { Request } from 'express';

/** Whether a request came by a proxy that `TRUST_PROXY` names: only then do its headers say what we believe. */
export function isFromTrustedProxy(request: Request): boolean {
  const trust: unknown = request.app.get('trust proxy fn');
  return typeof trust === 'function' && Reflect.apply(trust, undefined, [request.socket.remoteAddress, 0]) === true;
}
