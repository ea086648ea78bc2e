/** The path of a private server's Unix socket, and whether a server answers on it. */
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Limits of the kernel: 107 bytes on Linux, 103 on macOS. */
const LONGEST_PATH = 100;
const PATIENCE_MS = 2_000;

/**
 * In the server's own folder, or, if that path is too long for a socket, in our own folder below the system's
 * temporary one, named after it: the same folder always has the same socket.
 * @param {string} dir
 */
export async function socketPathFor(dir) {
  const near = path.join(dir, 'socket');
  if (Buffer.byteLength(near) <= LONGEST_PATH) return near;
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 12);
  const folder = path.join(Buffer.byteLength(os.tmpdir()) < 60 ? os.tmpdir() : '/tmp', `gallery-${name}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, 'socket');
}

/**
 * Whether a server greets connections. Its first packet carries protocol version 10 after a 4-byte header; a
 * refusal carries 255.
 * @param {string} socketPath
 * @returns {Promise<boolean>}
 */
export function greets(socketPath) {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath);
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(PATIENCE_MS, () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.once('data', (packet) => end(packet[4] === 10));
  });
}
