import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A way to the database that can be cut, as if the server had died, and mended. */
export interface TcpProxy {
  /** The database's URL by way of this line. */
  url(databaseUrl: string): string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export function startTcpProxy(): TcpProxy {
  const file = path.join(
    os.tmpdir(),
    `gallery-line-${process.pid}-${Math.random().toString(36).slice(2)}.sock`,
  );
  const sockets = new Set<Socket>();
  let target: NetConnectOpts | undefined;
  let server: Server | undefined;

  const mend = async (): Promise<void> => {
    server = createServer((near) => {
      if (!target) throw new Error('The line leads nowhere yet.');
      const far = connect(target);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    }).listen(file);
    await once(server, 'listening');
  };

  return {
    url: (databaseUrl) => {
      const url = new URL(databaseUrl);
      const socketPath = url.searchParams.get('socketPath');
      target = socketPath ? { path: socketPath } : { host: url.hostname, port: Number(url.port || 3306) };
      url.searchParams.set('socketPath', file);
      return url.href;
    },
    cut: async () => {
      for (const socket of sockets) socket.destroy();
      const closed = server && once(server, 'close');
      server?.close();
      await closed;
      await rm(file, { force: true });
    },
    mend,
  };
}
