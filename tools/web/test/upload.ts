import net from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** About the pace of a good network, so that an answer can come while there is still much to send. */
const PIECE = 65_536;
const PIECE_MS = 1;
const PATIENCE_MS = 10_000;

export interface Answer {
  status: number;
  head: string;
  body: string;
}

/**
 * Posts a body of this many bytes as Chromium does, which reads nothing before it has sent everything: a connection
 * that is reset meanwhile loses the answer.
 */
export async function upload(url: string, path: string, bytes: number): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('Nobody reads, or answers.')));
  socket.pause();
  try {
    await once(socket, 'connect');
    await send(socket, `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers(bytes)}\r\n\r\n`);
    for (let left = bytes; left > 0; left -= PIECE) {
      await send(socket, 'x'.repeat(Math.min(left, PIECE)));
      await delay(PIECE_MS);
    }
    return await receive(socket);
  } finally {
    socket.destroy();
  }
}

const headers = (bytes: number): string => `Content-Type: application/json\r\nContent-Length: ${bytes}`;

const send = (socket: net.Socket, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.write(text, (error) => {
      socket.off('error', reject);
      if (error) reject(error);
      else resolve();
    });
  });

/** The body of an answer that states its length, as all answers here do. */
async function receive(socket: net.Socket): Promise<Answer> {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    const [head = '', body] = text.split('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (body !== undefined && Buffer.byteLength(body) >= length)
      return { status: Number(head.split(' ')[1]), head, body };
  }
  throw new Error(`The connection ended after "${text}".`);
}
