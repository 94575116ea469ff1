import type { Engine } from '../engine/engine.ts';
import type { Wire } from '../engine/wire.ts';

/** Who calls: a server with the secret key, or a browser with the publishable one. */
export type Caller = 'secret' | 'publishable';

export interface Call<Parameters> {
  engine: Engine;
  /** The ids of the path, in its order. */
  id: string;
  secondId: string;
  params: Parameters;
  caller: Caller;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` for an id. */
  path: string;
  /** The interface in the package whose parameters it takes. */
  parameters: string;
  /** Browsers may call it too; then it asks for the client secret itself. */
  publishable: boolean;
  answer(call: Call<Record<string, unknown>>): object;
}

/**
 * An endpoint. `Params` is the package's interface of that name, by which the parameters are checked before the call.
 */
export function route<Params>(
  method: Route['method'],
  path: string,
  parameters: string,
  answer: (call: Call<Wire<Params>>) => object,
  publishable = false,
): Route {
  return {
    method,
    path,
    parameters,
    publishable,
    answer: (call) => {
      const { params } = call;
      if (!areChecked<Wire<Params>>(params)) throw new Error('unreachable');
      return answer({ ...call, params });
    },
  };
}

/** The parameters were checked against the interface's own description. */
function areChecked<Params>(_params: unknown): _params is Params {
  return true;
}
