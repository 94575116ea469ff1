// The model's stand-in, on a port of the system that `walk.sh` has made.
import { startModelServer } from '../../backend/dist/stand-ins/model/model.server.js';

await startModelServer({ port: Number(process.argv[2]), tokensPerSecond: 100, firstTokenMs: 50 });
