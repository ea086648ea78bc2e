import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { answerError, refuseUnreadable, refuseWhileClosing } from './early-errors';

/** A running server. */
export interface WebServer {
  /** For people and tests, e.g. `http://localhost:8080`. */
  readonly url: string;
  /** Stops listening, finishes running responses and closes sockets. */
  close(): Promise<void>;
}

/** Requests that still run this long after a stop are aborted. */
const LAST_ANSWERS_MS = 5_000;

/**
 * @param trustProxy whether x-forwarded-* headers of the caller are believed: only behind our own proxy, and only
 * the entry that this proxy added, because the client may have sent everything before it
 */
export function createServer(trustProxy: boolean): FastifyInstance {
  const server = fastify({
    trustProxy: trustProxy && ((_address, hop) => hop < 1),
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1024 },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: answerError,
  });
  refuseWhileClosing(server);
  server.setErrorHandler(answerError);
  return server;
}

/** Listens. Rejects with a plain message when the port is not available. */
export async function listen(server: FastifyInstance, port: number, host: string): Promise<WebServer> {
  try {
    await server.listen({ port, host });
  } catch (error) {
    throw explained(error, port);
  }
  return { url: `http://localhost:${boundPort(server)}`, close: () => closeSoon(server) };
}

function boundPort(server: FastifyInstance): number {
  const address: AddressInfo | string | null = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

async function closeSoon(server: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), LAST_ANSWERS_MS);
  await server.close();
  clearTimeout(cut);
}

function explained(error: unknown, port: number): Error {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken. Stop the program that uses it, or set PORT to a free port.`, {
      cause: error,
    });
  }
  if (code === 'EACCES') {
    return new Error(`Port ${port} may not be used by this user. Set PORT to one above 1023.`, {
      cause: error,
    });
  }
  return error instanceof Error ? error : new Error(String(error));
}
