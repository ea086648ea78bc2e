/** A TCP proxy to a part of the gallery, which can be cut or slowed. */
import { once } from 'node:events';
import net from 'node:net';

/**
 * @typedef {object} Line
 * @property {number} port where it listens, on 127.0.0.1
 * @property {() => void} cut ends open connections and refuses new ones
 * @property {() => Promise<void>} mend
 * @property {(isLost: (bytes: Buffer) => boolean) => void} lose passes on matching bytes, then ends the connection
 *   instead of carrying the answer
 * @property {(ms: number) => void} slow delays each chunk by this much; 0 ends it
 * @property {() => Promise<void>} stop
 */

/**
 * @param {{ to: net.NetConnectOpts, port?: number }} options
 * @returns {Promise<Line>}
 */
export async function startTcpProxy({ to, port = 0 }) {
  /** @type {Set<net.Socket>} */
  const sockets = new Set();
  let delayMs = 0;
  let isLost = () => false;
  const carry = (from, onto, mayPass) => {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      onto.destroy();
    });
    from.on('data', (bytes) => {
      if (!mayPass(bytes)) return void from.destroy();
      const pass = () => {
        if (!onto.destroyed) onto.write(bytes);
      };
      // Timers of equal length fire in order, so chunks stay in order.
      if (delayMs > 0) setTimeout(pass, delayMs);
      else pass();
    });
  };
  const open = async (at) => {
    const server = net.createServer((near) => {
      const far = net.connect(to);
      let isAnswerLost = false;
      carry(near, far, (bytes) => {
        isAnswerLost ||= isLost(bytes);
        return true;
      });
      carry(far, near, () => !isAnswerLost);
    });
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await open(port);
  const at = server.address().port;
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: at,
    cut,
    mend: async () => {
      if (!server.listening) server = await open(at);
    },
    lose: (what) => {
      isLost = what;
    },
    slow: (ms) => {
      delayMs = ms;
    },
    stop: async () => cut(),
  };
}
