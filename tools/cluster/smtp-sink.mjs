/** A mail server that delivers nothing. It remembers what it received, and can be slow, full or stopped. */
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import tls from 'node:tls';

/**
 * @typedef {object} TakenMail
 * @property {string} to
 * @property {string} messageId
 * @property {string} subject as it was sent, encoded
 */

/**
 * @typedef {object} MailSink
 * @property {string} url as in SMTP_URL
 * @property {TakenMail[]} taken
 * @property {(faults: { delayMs?: number, isFull?: boolean }) => void} suffer what is left out works normally
 * @property {(certificate: import('./certificates.mjs').Certificate) => void} show to everyone who connects from now on
 * @property {() => void} kill
 * @property {() => Promise<void>} restart
 */

/**
 * @param {{ port?: number, folder: string, certificate?: import('./certificates.mjs').Certificate }} options `folder`: where
 *   emails are written as files, as the gallery does without a server; `certificate`: for TLS connections only
 * @returns {Promise<MailSink>}
 */
export async function startSmtpSink({ port = 0, folder, certificate }) {
  await mkdir(folder, { recursive: true });
  /** @type {TakenMail[]} */
  const taken = [];
  /** @type {Set<net.Socket>} */
  const sockets = new Set();
  let faults = {};
  const open = async (at) => {
    const serve = (socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
      // A killed client disconnects partway.
      converse(socket, { taken, folder, faults: () => faults }).catch(() => socket.destroy());
    };
    const server = certificate ? tls.createServer(certificate, serve) : net.createServer(serve);
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await open(port);
  const at = server.address().port;
  const kill = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `${certificate ? 'smtps' : 'smtp'}://127.0.0.1:${at}`,
    taken,
    kill,
    show: (shown) => {
      certificate = shown;
      server.setSecureContext(shown);
    },
    suffer: (given) => {
      faults = given;
    },
    restart: async () => {
      if (!server.listening) server = await open(at);
    },
  };
}

/** The part of RFC 5321 that a client needs to send one email. */
async function converse(socket, { taken, folder, faults }) {
  const say = async (line) => {
    await delay(faults().delayMs ?? 0);
    if (!socket.destroyed) socket.write(`${line}\r\n`);
  };
  const to = [];
  let content = null;
  await say('220 sink.example ESMTP');
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (content !== null) {
      if (line !== '.') {
        content.push(line);
        continue;
      }
      if (faults().isFull) await say('452 4.3.1 Insufficient system storage');
      else {
        const headers = headersOf(content);
        taken.push(...to.map((address) => ({ to: address, ...headers })));
        const file = path.join(folder, `${headers.messageId.replaceAll(/[^\w.-]/g, '')}.eml`);
        await writeFile(file, content.map((each) => each.replace(/^\.\./, '.')).join('\r\n'));
        await say('250 2.0.0 Taken');
      }
      content = null;
      continue;
    }
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'EHLO' || word === 'HELO') await say('250 sink.example');
    else if (word === 'DATA') {
      content = [];
      await say('354 Go on');
    } else if (word === 'QUIT') {
      await say('221 Bye');
      socket.end();
    } else {
      if (word === 'RCPT') to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
      await say('250 OK');
    }
  }
}

const headersOf = (lines) => {
  const header = (name) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  return { messageId: header('message-id'), subject: header('subject') };
};
