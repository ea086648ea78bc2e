import type { Socket } from 'node:net';

/** Resolves once the connection is closed, also by a reset, at which `events.once` would reject. Call it before it may end. */
export function socketEnd(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('error', () => undefined).once('close', () => resolve());
  });
}
