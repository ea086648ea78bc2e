import os from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { startObjectStore, type ObjectStore } from '@gallery/object-store';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { workerSchema } from '../../../test/app/test-schema';
import { galleryWithEvents } from '../../../test/builders/gallery-with-events';
import { column } from '../../../test/builders/checkout';
import { createApp } from '../../app';
import { CertificateSigningService, createSignatureVerifier } from '../../certificates';
import type { PublicCertificate } from '../../certificates/dto/certificate.dto';
import { Settings, Storage } from '../../platform';
import { auditLedger, ledgerInvariants } from './ledger-audit';

const ROOT = path.resolve(__dirname, '../../../../..');
const PICTURE = Buffer.from('the bytes of a picture, every one of them');
const KEY = 'originals/0f3c.jpg';
/** If the database programs are missing, they are installed first. */
const PATIENCE_MS = 180_000;

let api: TestApi;
let dir: string;
let store: ObjectStore;
let elsewhere: Record<string, string>;
let restored: NestFastifyApplication;

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'gallery-drill-'));
  api = await startApi({ stripe: true });
  await galleryWithEvents(api);
  await api.get(Storage).put(KEY, PICTURE, 'image/jpeg');
  // The pictures were in a folder, and are to be in a store.
  store = await startObjectStore({ dir: path.join(dir, 'store') });
  elsewhere = {
    DATABASE_URL: await workerSchema('_restored'),
    DATA_DIR: path.join(dir, 'data'),
    ...store.environment,
  };
  await run('backup.mjs', [], { DATABASE_URL: api.databaseUrl, DATA_DIR: api.settings.dataDir });
  await run('restore.mjs', ['latest'], elsewhere);
  restored = await createApp(
    Settings.read({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SALES_MODE: 'purchase', ...elsewhere }),
  );
  await restored.listen(0, '127.0.0.1');
}, PATIENCE_MS);

afterAll(async () => {
  await restored?.get(DataSource).query('DROP DATABASE ' + (await schemaOfRestored()));
  await restored?.close();
  await store?.stop();
  await api.close();
  await rm(dir, { recursive: true, force: true });
});

const run = (command: string, args: string[], gallery: Record<string, string>): Promise<{ stdout: string }> =>
  promisify(execFile)(process.execPath, [path.join(ROOT, 'tools', command), ...args], {
    env: { ...process.env, BACKUP_DIR: path.join(dir, 'shelf'), ...gallery },
  });

const schemaOfRestored = async (): Promise<string> => {
  const [row] = await restored.get(DataSource).query<{ name: string }[]>('SELECT DATABASE() AS name');
  return row?.name ?? '';
};

const read = async (url: string): Promise<unknown> => {
  const answer = await restored.inject({ url });
  return answer.json();
};

test('a lost gallery is restored elsewhere with what it had', async () => {
  const before = await (await api.request('/api/artworks/night-bloom')).json();
  expect(before).toMatchObject({ title: 'Night Bloom' });
  expect(await read('/api/artworks/night-bloom')).toEqual(before);
});

test('the audit finds nothing wrong with it', async () => {
  const source = restored.get(DataSource);
  const findings = await auditLedger(source, ledgerInvariants(restored.get(CertificateSigningService)));
  expect(findings.filter(({ violations }) => violations > 0)).toEqual([]);
  expect(findings.find(({ name }) => name === 'a certificate matches its signed statement')?.checked).toBe(6);
});

test('a certificate sent before can still be verified', async () => {
  const [coaId] = await column(api, "SELECT coa_id FROM certificates WHERE state = 'transferred'");
  const { publishedKeys } = restored.get(CertificateSigningService);
  expect(await read('/api/certificates/keys')).toEqual({ keys: publishedKeys });
  const { signed }: Pick<PublicCertificate, 'signed'> = (
    await restored.inject({ url: `/api/certificates/${String(coaId)}` })
  ).json();
  const { payload: statement, signature: statementSignature, keyId } = signed;
  expect(createSignatureVerifier(publishedKeys)({ statement, statementSignature, keyId })).toBe('signed');
});

test('a picture has the same bytes', async () => {
  expect(await restored.get(Storage).read(KEY)).toEqual(PICTURE);
});

test('a backup of it contains the pictures in its store', async () => {
  const { stdout } = await run('backup.mjs', [], {
    ...elsewhere,
    BACKUP_DIR: path.join(dir, 'other-repository'),
  });
  expect(stdout).toContain('1 image, 0.0 MB, 1 of them new');
});
