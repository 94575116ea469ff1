export interface Point {
  sockets: number;
  messages: number;
  seconds: number;
  node: number;
  database: number;
  redis: number;
  wal: number;
  disk: number;
  memory: number;
}
export type Costs = Record<
  | 'messageNode'
  | 'messageDatabase'
  | 'messageRedis'
  | 'messageLog'
  | 'messageDisk'
  | 'socketNode'
  | 'socketMemory'
  | 'restMemory',
  number
>;
export function costsOf(busy: Point, idle: Point, restMemory: number): Costs;
export function capacityOf(
  costs: Costs,
  sockets: number,
  messages: number,
): Record<'node' | 'database' | 'redis' | 'memory' | 'log' | 'disk', number>;
