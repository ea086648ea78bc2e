/** Certificates of an authority that only this run's gallery trusts. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/**
 * @typedef {object} Certificate as `node:tls` takes it
 * @property {Buffer} key
 * @property {Buffer} cert
 */

/**
 * @param {string} folder
 * @returns {Promise<{ authorityFile: string, valid: Certificate, expired: Certificate }>} of 127.0.0.1
 */
export async function createCertificates(folder) {
  await mkdir(folder, { recursive: true });
  const openssl = (...args) => run('openssl', args, { cwd: folder });
  await writeFile(path.join(folder, 'names'), 'subjectAltName=IP:127.0.0.1\n');
  const authority = ['-subj', '/CN=cluster.example', '-keyout', 'authority.key', '-out', 'authority.pem'];
  await openssl('req', '-x509', ...NEW_KEY, ...authority);
  await openssl('req', ...NEW_KEY, '-subj', '/CN=127.0.0.1', '-keyout', 'server.key', '-out', 'server.csr');
  const sign = async (name, days) => {
    const from = ['-req', '-in', 'server.csr', '-CA', 'authority.pem', '-CAkey', 'authority.key'];
    const to = ['-CAcreateserial', '-extfile', 'names', '-days', days, '-out', `${name}.pem`];
    await openssl('x509', ...from, ...to);
    const read = (file) => readFile(path.join(folder, file));
    return { key: await read('server.key'), cert: await read(`${name}.pem`) };
  };
  return {
    authorityFile: path.join(folder, 'authority.pem'),
    valid: await sign('valid', '30'),
    expired: await sign('expired', '-1'),
  };
}
