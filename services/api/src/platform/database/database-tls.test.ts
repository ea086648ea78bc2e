import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startThrowawayDatabase, type RunningDatabase } from '../../../../../tools/database/index.mjs';
import { freePort } from '../../../test/app/api-process';
import { connect } from '../../../test/app/test-schema';
import { timeFactor } from '../../../test/app/time-factor';
import { Settings } from '../config/settings';
import { withMigrationDataSource } from './migrations';

// A machine without a database installs it first.
jest.setTimeout(120_000 * timeFactor);

let dir: string;
let port: number;
let database: RunningDatabase;

/** Runs a command without spaces in its arguments. */
const openssl = (command: string) => execFileSync('openssl', command.split(' '), { cwd: dir, stdio: 'pipe' });
/** Signs itself, as a certificate authority does. */
const createCa = (name: string) =>
  openssl(`req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name} -keyout ${name}.key -out ${name}.pem`);

/** A certificate for the server under this name. */
function signServer(name: string): void {
  const subject = `-subj /CN=database -addext subjectAltName=DNS:${name}`;
  openssl(`req -newkey rsa:2048 -nodes ${subject} -keyout server.key -out server.csr`);
  const authority = '-CA ca.pem -CAkey ca.key -CAcreateserial';
  openssl(`x509 -req -in server.csr -days 2 -copy_extensions copy ${authority} -out server.pem`);
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'gallery-tls-'));
  createCa('ca');
  createCa('other');
  signServer('localhost');
  port = await freePort();
  database = await startThrowawayDatabase({
    args: [
      '--skip-networking=0',
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      `--ssl-cert=${dir}/server.pem`,
      `--ssl-key=${dir}/server.key`,
    ],
  });
  const connection = await connect(database.url);
  await connection.query(`
    CREATE USER 'gallery_tls'@'%' IDENTIFIED BY 'not-a-secret' REQUIRE SSL;
    CREATE USER 'gallery_tls'@'localhost' IDENTIFIED BY 'not-a-secret' REQUIRE SSL;
    GRANT ALL ON gallery.* TO 'gallery_tls'@'%';
    GRANT ALL ON gallery.* TO 'gallery_tls'@'localhost'`);
  await connection.end();
});
afterAll(async () => {
  await database.stop();
  await rm(dir, { recursive: true, force: true });
});

/** The cipher of a connection as the API opens it. */
function cipherWith(environment: Record<string, string>): Promise<unknown> {
  const settings = Settings.read({
    DATABASE_URL: `mysql://gallery_tls:not-a-secret@localhost:${port}/gallery`,
    ...environment,
  });
  return withMigrationDataSource(settings, async (source) => {
    const [row] = await source.query<{ Value: string }[]>("SHOW SESSION STATUS LIKE 'Ssl_cipher'");
    return row?.Value;
  });
}

const required = (ca: string) => ({ DATABASE_TLS: 'required', DATABASE_CA_FILE: path.join(dir, ca) });

test('the connection is encrypted for a server whose certificate the CA signed', async () => {
  expect(await cipherWith(required('ca.pem'))).toMatch(/^(TLS_|ECDHE-)/);
});

test('a server that requires TLS rejects a user without it', async () => {
  await expect(cipherWith({})).rejects.toThrow('Access denied');
});

test('a server with a certificate of another CA is not trusted', async () => {
  await expect(cipherWith(required('other.pem'))).rejects.toThrow(/certificate|self.signed/);
});

test('nor one that only the machine’s certificates would trust', async () => {
  await expect(cipherWith({ DATABASE_TLS: 'required' })).rejects.toThrow(/certificate|self.signed/);
});

test('nor a server with another name', async () => {
  signServer('database.example');
  const connection = await connect(database.url);
  await connection.query(database.how.includes('MariaDB') ? 'FLUSH SSL' : 'ALTER INSTANCE RELOAD TLS');
  await connection.end();

  await expect(cipherWith(required('ca.pem'))).rejects.toThrow('does not match certificate');
});
