import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';
import { AppError } from '../lib/app-error.ts';

/**
 * Whether a browser's `Origin` is our own. No `Origin` means no page of another site: browsers always send one with such a
 * write or socket. Outside production the address that the browser used is ours as well, so that any port works.
 */
export function isOwnOrigin(config: Config, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (origin === new URL(config.publicUrl).origin) return true;
  return !config.production && host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

/** Refuses writes that another site's page makes with a visitor's cookie. */
export function refuseForeignWrites(config: Config): RequestHandler {
  return (request, _response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
    const crossSite = request.headers['sec-fetch-site'] === 'cross-site';
    if (reads || (!crossSite && isOwnOrigin(config, request.headers.origin, request.headers.host))) return next();
    next(new AppError('not_allowed', 'Requests from other sites are not allowed'));
  };
}
