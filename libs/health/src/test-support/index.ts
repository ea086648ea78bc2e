/** Local stand-ins for the outside servers that an examination checks. */
import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import tls from 'node:tls';

/** @returns its port */
async function listen(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server.address());
}

function portOf(address: net.AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('This server listens at no port.');
  return address.port;
}

interface Answer {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Answers each path with a status and a body. */
export async function httpServer(answers: Record<string, Answer>) {
  const server = http.createServer((request, response) => {
    const answer = answers[request.url?.split('?')[0] ?? ''];
    response.writeHead(answer ? (answer.status ?? 200) : 404, answer?.headers);
    response.end(JSON.stringify(answer?.body ?? {}));
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, stop: () => server.close() };
}

/** A TLS server with a certificate that nobody signed. @param dir for its key @param days that it is valid */
export async function tlsServer(dir: string, days: number) {
  const key = path.join(dir, 'key.pem');
  const cert = path.join(dir, 'cert.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const form = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-days', String(days), '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', ...form, ...files, ...subject], { stdio: 'ignore' });
  const server = tls.createServer({ key: readFileSync(key), cert: readFileSync(cert) });
  return { port: await listen(server), cert, stop: () => server.close() };
}

/** A mail server that accepts one password. */
export async function mailServer(password: string) {
  const expected = Buffer.from(`\0gallery\0${password}`).toString('base64');
  const server = net.createServer((socket) => {
    socket.write('220 mail.localhost\r\n');
    socket.setEncoding('utf8').on('data', (chunk) => {
      const line = String(chunk);
      if (line.startsWith('EHLO')) socket.write('250-mail.localhost\r\n250 AUTH PLAIN\r\n');
      else if (line.startsWith('AUTH PLAIN'))
        socket.write(line.includes(expected) ? '235 welcome\r\n' : '535 wrong password\r\n');
      else socket.end('221 bye\r\n');
    });
    socket.on('error', () => {});
  });
  return { port: await listen(server), stop: () => server.close() };
}

/** A name server that knows the TXT records of some names. */
export async function nameServer(texts: Record<string, string>) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port }) => socket.send(answerTo(query, texts), port, '127.0.0.1'));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${portOf(socket.address())}`, stop: () => socket.close() };
}

/** RFC 1035: header, question, and one TXT record, or the code of a name that does not exist. */
function answerTo(query: Buffer, texts: Record<string, string>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  const text = texts[labels.join('.')];
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  header.writeUInt32BE(0, 8);
  const question = query.subarray(12, at + 5);
  if (text === undefined) return Buffer.concat([header, question]);
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length + 1, text.length]);
  return Buffer.concat([header, question, record, Buffer.from(text)]);
}
