import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { createCertificates } from './certificates.mjs';
import { startSmtpSink } from './smtp-sink.mjs';

let folder;
let sink;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gallery-sink-'));
  sink = await startSmtpSink({ folder });
});
afterEach(async () => {
  sink.kill();
  await fs.rm(folder, { recursive: true, force: true });
});

const mail = {
  from: 'a@cluster.example',
  to: 'b@cluster.example',
  subject: 'Dunes',
  text: '.hidden',
  messageId: '<1@cluster>',
};
const send = () => nodemailer.createTransport({ url: sink.url }).sendMail(mail);

test('stores an email and writes it to a file', async () => {
  await send();
  expect(sink.taken).toEqual([{ to: 'b@cluster.example', messageId: '<1@cluster>', subject: 'Dunes' }]);
  expect(await fs.readFile(path.join(folder, '1cluster.eml'), 'utf8')).toMatch(/\n\.hidden$/m);
});

test('gets nothing with an expired certificate, and everything with the next one', async () => {
  const { valid, expired, authorityFile } = await createCertificates(path.join(folder, 'certificates'));
  const secure = await startSmtpSink({ folder, certificate: expired });
  const ca = await fs.readFile(authorityFile);
  const sendSecurely = () => nodemailer.createTransport({ url: secure.url, tls: { ca } }).sendMail(mail);
  await expect(sendSecurely()).rejects.toThrow('certificate has expired');
  secure.show(valid);
  await sendSecurely();
  expect(secure.taken).toHaveLength(1);
  secure.kill();
});

test('rejects emails while full, and accepts them once there is room again', async () => {
  sink.suffer({ isFull: true });
  await expect(send()).rejects.toThrow('Insufficient system storage');
  sink.suffer({});
  await send();
  expect(sink.taken).toHaveLength(1);
});

test('a client that disconnects midway does not affect others', async () => {
  const { port } = new URL(sink.url);
  const caller = net.connect({ host: '127.0.0.1', port: Number(port) });
  await once(caller, 'data');
  caller.resetAndDestroy();
  await send();
  expect(sink.taken).toHaveLength(1);
});

test('a killed server restarts at its address', async () => {
  sink.kill();
  await expect(send()).rejects.toThrow('ECONNREFUSED');
  await sink.restart();
  await send();
  expect(sink.taken).toHaveLength(1);
});
