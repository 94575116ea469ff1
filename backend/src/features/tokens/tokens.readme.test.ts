import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { GOOD_ADVICE } from '../../testing/model-double.ts';
import { insertToken } from '../../testing/tokens.ts';
import { useApp } from '../../testing/use-app.ts';

const { app, database, model } = await useApp();
const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
const [, section = ''] = /\n## API\n([\s\S]*?)\n## /.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
const blocks = (language: string): string[] =>
  [...section.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, block = '']) => block);
const [settings = '', ...commands] = blocks('sh');
const programs = blocks('js');
/** The permissions that the section names for its examples. */
const SCOPES = ['advice:generate', 'advice:history', 'chat:continue', 'subscription:view'] as const;

async function environment() {
  const user = await signUp(app);
  const token = await insertToken(database, user.id, [...SCOPES]);
  model.play((request) => request.answer(request.body.response_format ? JSON.stringify(GOOD_ADVICE) : 'Write to her again.'));
  return { PATH: process.env.PATH, BESIDE: app.url, TOKEN: token };
}

it('has commands and a program, with two settings', () => {
  expect(settings).toMatch(/^export BESIDE=\S+ .*\nexport TOKEN=beside_\S+ /);
  for (const scope of SCOPES) expect(settings).toContain(scope);
  expect([commands.length, programs.length]).toEqual([4, 1]);
});

it('its commands do what they say', async () => {
  const env: Record<string, string | undefined> = await environment();
  const answers: object[] = [];
  for (const command of commands) {
    const { stdout } = await run('sh', ['-c', command], { env });
    const answer = JSON.parse(stdout);
    answers.push(answer);
    env.ADVICE ??= answer.session?.id;
  }
  const [asked, history, chat, subscription] = answers;
  expect(asked).toMatchObject({ success: true, session: { id: env.ADVICE, category: 'family' } });
  expect(history).toMatchObject({ success: true, sessions: [{ id: env.ADVICE }], nextCursor: null });
  expect(chat).toMatchObject({ success: true, messages: [{ message: 'And if she does not answer?' }, {}] });
  expect(subscription).toMatchObject({ success: true, subscription: { plan: 'free', usageCount: 1 } });
});

it('its program follows an advice live, and says why it is refused', async () => {
  const env = await environment();
  const follow = (token: string) =>
    run(process.execPath, ['--input-type=module', '-e', programs[0] ?? ''], { cwd: root, env: { ...env, TOKEN: token } });
  // The model goes on once the program has printed what came before.
  let printed = '';
  let following = (): void => undefined;
  const prints = (line: RegExp) =>
    new Promise<void>((resolve) => {
      following = () => line.test(printed) && resolve();
      following();
    });
  const whole = JSON.stringify(GOOD_ADVICE);
  model.play(async (request) => {
    await prints(/^watching true/m);
    request.send(whole.slice(0, 60));
    await prints(/^generating/m);
    request.answer(whole.slice(60));
  });
  const running = follow(env.TOKEN);
  running.child.stdout?.on('data', (text: string) => {
    printed += text;
    following();
  });
  const { stdout, stderr } = await running;
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^watching true$/m);
  expect(stdout).toMatch(/^generating [\s\S]*^ready \[/m);
  expect((await follow('beside_nothing')).stderr).toContain('This API token is not valid');
});
