import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** About the pace of a good network, so that an answer can come while there is still much to send. */
const PIECE = 65_536;
const PIECE_MS = 1;
const PATIENCE_MS = 10_000;

/**
 * Posts a body as Chromium does, which reads nothing before it has sent everything: a connection that is reset meanwhile
 * takes the answer with it.
 * @returns the answer as it came
 */
export async function sendWhole(
  url: string,
  headers: Record<string, string>,
  body: readonly [start: string, more: number],
): Promise<string> {
  const { hostname, port, pathname } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('Nobody reads, or answers.')));
  socket.pause();
  const [start, more] = body;
  const lines = [
    ['Host', 'gallery.example'],
    ['Content-Length', String(start.length + more)],
    ...Object.entries(headers),
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  try {
    await once(socket, 'connect');
    await write(socket, `POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n${start}`);
    for (let left = more; left > 0; left -= PIECE) {
      await write(socket, 'x'.repeat(Math.min(left, PIECE)));
      await delay(PIECE_MS);
    }
    for await (const answer of socket) return String(answer);
    throw new Error('The connection ended without an answer.');
  } finally {
    socket.destroy();
  }
}

const write = (socket: net.Socket, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.write(text, (error) => {
      socket.off('error', reject);
      if (error) reject(error);
      else resolve();
    });
  });
