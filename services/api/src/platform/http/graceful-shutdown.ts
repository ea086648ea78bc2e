import type { INestApplication } from '@nestjs/common';
import type { Server } from 'node:http';

/**
 * Ends the application in order: readiness turns false, the port closes, running requests and workers finish, the
 * database closes. Connections that are still busy after `timeoutMs` are closed.
 */
export async function shutDownGracefully(
  app: INestApplication<Server>,
  timeoutMs: number,
): Promise<'clean' | 'cut off'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'cut off'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'cut off');
  });
  const ended = await Promise.race([app.close().then(() => 'clean' as const), patience]);
  clearTimeout(timer);
  if (ended === 'cut off') app.getHttpServer().closeAllConnections();
  return ended;
}
