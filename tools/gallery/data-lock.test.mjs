import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockData } from './data-lock.mjs';

let dataDir;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery data '));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

/** A process that holds the folder until its stdin closes. */
async function holder() {
  const script = `import { lockData } from ${JSON.stringify(path.join(__dirname, 'data-lock.mjs'))};
    await lockData(${JSON.stringify(dataDir)}, process.pid); console.log('held'); process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a folder in use is rejected with the process that uses it', async () => {
  const child = await holder();
  await expect(lockData(dataDir, process.pid)).rejects.toThrow(`(process ${child.pid}): end it first`);
  child.kill();
  await once(child, 'exit');
});

test('a folder whose owner was killed is available again', async () => {
  const child = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect(lockData(dataDir, process.pid)).resolves.toBeInstanceOf(Function);
});

test('a pid that now belongs to another process holds nothing', async () => {
  fs.writeFileSync(path.join(dataDir, 'running'), `${process.ppid} 1\n${process.ppid} 1\n`);
  await expect(lockData(dataDir, process.pid)).resolves.toBeInstanceOf(Function);
});
