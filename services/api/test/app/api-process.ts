import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import type { TestApi } from './start-api';

const API_FOLDER = path.resolve(__dirname, '../..');
/**
 * Inside node_modules, so that packages are found from there and nothing of it is ever committed. One per worker: another must
 * not write anew what a process of this one is reading.
 */
const BUILD_FOLDER = path.join(
  API_FOLDER,
  'node_modules',
  '.cache',
  `api-process-${process.env.JEST_WORKER_ID ?? '1'}`,
  'dist',
);

/** The API as a process of its own, which can be killed in the middle of whatever it does. */
export interface ApiProcess {
  url: string;
  /** SIGKILL: no goodbye, no clean-up. Resolves when it is gone. */
  kill(): Promise<void>;
}

/** Compiles the API beside the ordinary build, as `npm run build` does. */
export function buildApi(): void {
  const swc = createRequire(__filename).resolve('@swc/cli/bin/swc.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [swc, 'src', '-d', BUILD_FOLDER, '--strip-leading-paths', '--config-file', '.swcrc'],
    { cwd: API_FOLDER, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The API could not be built: ${stderr}`);
  // Beside the build, as in the package.
  cpSync(path.join(API_FOLDER, 'data'), path.join(BUILD_FOLDER, '../data'), { recursive: true });
}

/**
 * Starts the built API on the port, over the tables and files of one that runs here, and resolves when it listens.
 * @param env what is different from that one, or further settings
 */
export async function startApiProcess(
  beside: TestApi,
  port: number,
  env: Record<string, string> = {},
): Promise<ApiProcess> {
  const { http, dataDir } = beside.settings;
  const child = fork(path.join(BUILD_FOLDER, 'main.js'), {
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PUBLIC_ORIGIN: http.publicOrigin,
      DATABASE_URL: beside.databaseUrl,
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '0',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PATH: process.env.PATH,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  await listening(child);
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function listening(child: ChildProcess): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (chunk) => (complaint += String(chunk)));
  const first = await Promise.race([
    once(child, 'message').then(() => 'listening'),
    once(child, 'exit').then(() => 'ended'),
  ]);
  if (first === 'ended') throw new Error(`The API process ended before it listened: ${complaint}`);
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}
