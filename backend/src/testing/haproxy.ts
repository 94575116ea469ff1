import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NodeProxy, startProxy, withNodes } from './nginx.ts';

const CONFIGURATION = join(import.meta.dirname, '../../../docker/haproxy.cfg');

/** A real HAProxy with the product's own configuration, in front of nodes. */
export function startHaproxy(nodes: readonly string[]): Promise<NodeProxy> {
  return startProxy('haproxy', (folder, port) => {
    const file = join(folder, 'haproxy.cfg');
    const configuration = withNodes(readFileSync(CONFIGURATION, 'utf8'), nodes);
    writeFileSync(file, configuration.replace('bind :8080', `bind 127.0.0.1:${port}`));
    return ['-db', '-q', '-f', file];
  });
}
