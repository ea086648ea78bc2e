/** deploy/galera/node.sh with stand-ins for everything that it calls. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const SCRIPT = path.resolve(import.meta.dirname, '../../deploy/galera/node.sh');
const CLUSTER = '11111111-2222-3333-4444-555555555555';

/** `UP` and `PRIMARY` name the nodes that answer, and that are in a cluster with a majority. */
const PROGRAMS = {
  hostname: '[ "${1:-}" = -i ] && echo 10.0.0.1 || echo node-1',
  getent: 'exit 0',
  // Also what tries whether a port is open.
  timeout: `while [[ $1 =~ ^(-|[0-9]) ]]; do shift; done
    if [[ $* =~ /dev/tcp/([^/]+)/ ]]; then [[ " $UP " = *" \${BASH_REMATCH[1]} "* ]]; else "$@"; fi`,
  mariadb: `[[ $* =~ --host=([^ ]+) ]]; [[ " $PRIMARY " = *" \${BASH_REMATCH[1]} "* ]] && echo wsrep_cluster_status Primary`,
  mariadbd: `[[ $* = *--wsrep-recover* ]] && echo "WSREP: Recovered position: ${CLUSTER}:42" || echo "server $*"`,
  'docker-entrypoint.sh': 'echo "prepared $*"',
};

let folder;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-node-script-'));
  fs.mkdirSync(path.join(folder, 'bin'));
  fs.mkdirSync(path.join(folder, 'data'));
  for (const [name, lines] of Object.entries(PROGRAMS))
    fs.writeFileSync(path.join(folder, 'bin', name), `#!/bin/bash\n${lines}\n`, { mode: 0o755 });
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const inData = (name) => path.join(folder, 'data', name);

const settings = ({ up = '', primary = '' }) => ({
  env: {
    PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
    DATA: path.join(folder, 'data'),
    NODES: 'node-1 node-2 node-3',
    UP: up,
    PRIMARY: primary,
  },
});

/** What it starts at last. */
async function started(others = {}) {
  const { stdout } = await promisify(execFile)(SCRIPT, [], { ...settings(others), timeout: 20_000 });
  return stdout.trim().split('\n').at(-1);
}

const leftLast = (isSafe) =>
  fs.writeFileSync(
    inData('grastate.dat'),
    `uuid:    ${CLUSTER}\nseqno:   42\nsafe_to_bootstrap: ${isSafe}\n`,
  );

test('a node joins the cluster of responding nodes, and copies from the last of them', async () => {
  const command = await started({ up: 'node-2', primary: 'node-2' });
  expect(command).toMatch(/^server .*--wsrep-cluster-address=gcomm:\/\/node-3,node-2 /);
  expect(command).toContain('--wsrep-sst-donor=node-3,node-2,');
  expect(command).toContain('--wsrep-node-address=10.0.0.1');
  expect(command).not.toContain('new-cluster');
});

test('after a crash it reports its position', async () => {
  fs.mkdirSync(inData('mysql'));
  expect(await started({ up: 'node-3' })).toContain(`--wsrep-start-position=${CLUSTER}:42`);
});

test('it starts a cluster when it knows that it left last', async () => {
  leftLast(1);
  expect(await started()).toMatch(
    /^prepared mariadbd --wsrep-new-cluster --wsrep-cluster-address=gcomm:\/\/ /,
  );
});

test('it joins a cluster even if it left last, when others are there', async () => {
  leftLast(1);
  expect(await started({ up: 'node-2' })).toMatch(/^server /);
});

test('it starts a cluster once when a person says so', async () => {
  fs.writeFileSync(inData('begin'), '');
  leftLast(0);
  expect(await started()).toContain('--wsrep-new-cluster');
  expect(fs.existsSync(inData('begin'))).toBe(false);
  expect(fs.readFileSync(inData('grastate.dat'), 'utf8')).toContain('safe_to_bootstrap: 1');
});

test('it starts no second cluster, whatever a person says', async () => {
  fs.writeFileSync(inData('begin'), '');
  expect(await started({ up: 'node-3', primary: 'node-3' })).not.toContain('new-cluster');
  expect(fs.existsSync(inData('begin'))).toBe(false);
});

test('after a joint failure, it rejoins the others', async () => {
  fs.writeFileSync(inData('gvwstate.dat'), '');
  leftLast(0);
  expect(await started()).toMatch(/^server .*gcomm:\/\/node-3,node-2 /);
});

test('without its data and the others it waits, and says for what', async () => {
  const waiting = spawn(SCRIPT, [], { ...settings({}), stdio: ['ignore', 'pipe', 'inherit'] });
  const [sentence] = await once(waiting.stdout, 'data');
  expect(String(sentence)).toMatch(
    /^No other node answers, and node-1 did not leave last .* touch .*\/begin$/m,
  );
  const rest = text(waiting.stdout);
  waiting.kill('SIGTERM');
  const [code] = await once(waiting, 'exit');
  expect([code, await rest]).toEqual([0, '']);
});
