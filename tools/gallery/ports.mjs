import net from 'node:net';
import { ToolError } from '../process/report.mjs';

const highest = 65_535;

/**
 * The ports of one gallery: `PORT` and the three after it.
 * @param {string | undefined} text the variable PORT; 8080 when it is not set
 */
export function portsFrom(text) {
  const web = text === undefined || text === '' ? 8080 : Number(text);
  if (!Number.isInteger(web) || web < 1 || web + 3 > highest)
    throw new ToolError(`PORT must be a whole number from 1 to ${highest - 3}, but it is "${text}".`);
  return { web, admin: web + 1, sandbox: web + 2, api: web + 3 };
}

/** @typedef {ReturnType<typeof portsFrom>} Ports */

/** @param {number} port 0 for any @param {string} host @returns {Promise<number>} the port that was free */
function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: given } = server.address();
      server.close(() => resolve(given));
    });
  });
}

/** @param {number} port */
export async function isFree(port) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    try {
      await listenOnce(port, host);
    } catch (error) {
      if (error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL') continue;
      if (error.code === 'EACCES')
        throw new ToolError(`Port ${port} needs more rights than this user has; choose another with PORT.`);
      return false;
    }
  }
  return true;
}

/** @param {Ports} ports */
export async function requireFreePorts(ports) {
  const uses = { web: 'the gallery', admin: 'the console', sandbox: 'the Stripe sandbox', api: 'the API' };
  for (const [name, port] of Object.entries(ports))
    if (!(await isFree(port)))
      throw new ToolError(
        `Port ${port}, meant for ${uses[name]}, is taken: end what uses it, or choose other ports, for example PORT=${ports.web + 100} npm start.`,
      );
}

/** Any one free port. @returns {Promise<number>} */
export const findFreePort = () => listenOnce(0, '127.0.0.1');

/** Four free ports in a row, for a gallery that must not disturb another one. @param {number} from */
export async function findFreePorts(from) {
  for (let web = from; web + 3 <= highest; web += 10) {
    const ports = portsFrom(String(web));
    const free = await Promise.all(Object.values(ports).map(isFree));
    if (free.every(Boolean)) return ports;
  }
  throw new ToolError(`No four free ports in a row were found from ${from} on.`);
}
