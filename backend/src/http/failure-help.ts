import type { Request } from 'express';
import type { AppError } from '../lib/app-error.ts';

type Helps = (failure: AppError) => AppError;

/** What a request's declaration does with its failure, for the one error handler. */
const helping = new WeakMap<Request, Helps>();

/** A call's failures name where to find help: see `Access.helps`. */
export function helpIn(request: Request, helps: Helps): void {
  helping.set(request, helps);
}

/** The failure as this call's caller receives it. */
export function helped(request: Request, failure: AppError): AppError {
  return helping.get(request)?.(failure) ?? failure;
}
