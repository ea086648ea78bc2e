import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { timeFactor } from '../jest/time-factor.mjs';
import { createProcesses } from './processes.mjs';

const node = (script) => ({
  command: process.execPath,
  args: ['-e', script],
  cwd: os.tmpdir(),
  env: process.env,
});
const stays = 'setInterval(() => undefined, 1000); console.log(process.pid)';

/** Resolves with the exit code once the pid is gone; the test's own time limit bounds it. @param {number} pid */
async function gone(pid) {
  for (;;) {
    // A zombie still answers signals until its parent has reaped it; its state says that it has ended.
    const stat = fs.existsSync(`/proc/${pid}/stat`) ? fs.readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    if (stat === '' || /\) Z /.test(stat)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

let processes;
beforeEach(() => {
  processes = createProcesses({ graceMs: 500 });
});
afterEach(async () => {
  await processes.stop();
  processes.close();
});

test('a failing command is an error with its last lines', async () => {
  const failing = processes.run({
    name: 'It',
    ...node('console.error("no paper"); process.exit(3)'),
    timeoutMs: 9_000,
  });
  await expect(failing).rejects.toMatchObject({ message: 'It failed (exit code 3).', detail: 'no paper' });
});

test('a command that exceeds its time is ended', async () => {
  const slow = processes.run({ name: 'It', ...node(stays), timeoutMs: 300 });
  await expect(slow).rejects.toThrow('It did not end within 0.3 s.');
});

test('a missing program is an error without a stack', async () => {
  const missing = processes.run({ name: 'It', ...node(''), command: '/no/such/program', timeoutMs: 9_000 });
  await expect(missing).rejects.toThrow('It cannot be started: spawn /no/such/program ENOENT.');
});

test('a server that ends by itself is reported as a crash', async () => {
  await processes.serve({ name: 'The server', ...node('console.log("out of ink"); process.exit(7)') });
  const fault = await processes.crashed;
  expect(fault.message).toBe('The server ended by itself (exit code 7), so everything was stopped.');
  expect(fault.detail).toBe('out of ink');
});

test(
  'stopping ends a process that ignores SIGTERM together with its children',
  async () => {
    const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stays)}], { stdio: 'inherit' })`;
    const stubborn = `process.on('SIGTERM', () => undefined); ${child}; setInterval(() => undefined, 1000)`;
    const serving = await processes.serve({ name: 'Stubborn', ...node(stubborn) });
    while (serving.lastLines() === '') await new Promise((resolve) => setTimeout(resolve, 20));
    await processes.stop();
    await expect(gone(serving.pid)).resolves.toBeUndefined();
    await expect(gone(Number(serving.lastLines()))).resolves.toBeUndefined();
  },
  20_000 * timeFactor,
);

test(
  'nothing outlives a command that is killed with SIGKILL',
  async () => {
    const module_ = path.join(__dirname, 'processes.mjs');
    const owner = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { createProcesses } from ${JSON.stringify(module_)};
       const serving = await createProcesses().serve({ name: 'Left behind', command: process.execPath, args: ['-e', ${JSON.stringify(stays)}], cwd: '/', env: {} });
       console.log(serving.pid);
       setInterval(() => undefined, 1000);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = await once(createInterface({ input: owner.stdout }), 'line');
    owner.kill('SIGKILL');
    await expect(gone(Number(line))).resolves.toBeUndefined();
  },
  20_000 * timeFactor,
);
