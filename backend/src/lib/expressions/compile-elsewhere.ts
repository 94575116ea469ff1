import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompiledPatterns, CompilerAnswer, PatternSources } from './prefilter.ts';

/**
 * `compilePatterns` in a process of its own, whose memory ends with it; a thread's would stay with ours.
 * @throws when that process cannot start, or fails
 */
export function compileElsewhere(sources: PatternSources[]): Promise<CompiledPatterns[]> {
  return new Promise((resolve, reject) => {
    const file = fileURLToPath(new URL(`./compile-patterns${extname(import.meta.url)}`, import.meta.url));
    // None of our own flags: a debugger's port is taken.
    const compiler = fork(file, { serialization: 'advanced', execArgv: [] });
    compiler.on('message', (message) => isAnswer(message) && resolve(message.compiled));
    // Keep the listener: a process that cannot start, or has died, may emit more than one error.
    compiler.on('error', reject);
    compiler.once('exit', () => reject(new Error('The process that compiles the patterns has ended')));
    compiler.send(sources, (error) => error && reject(error));
  });
}

function isAnswer(message: unknown): message is CompilerAnswer {
  return typeof message === 'object' && message !== null && 'compiled' in message;
}
