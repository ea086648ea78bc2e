/**
 * Where the nodes of a cluster are: each in a network namespace of its own, as if on its own machine, where root may make
 * them; else on free ports of 127.0.0.1, where no node can be separated.
 */
import { run } from '../database/run.mjs';
import { findFreePort } from '../gallery/ports.mjs';

const PORTS = { sql: 3306, group: 4567, ist: 4568, sst: 4444 };

/**
 * @typedef {object} Place
 * @property {string} host
 * @property {{ sql: number, group: number, ist: number, sst: number }} ports
 * @property {string[]} prefix of commands that run there
 * @property {(() => Promise<() => Promise<void>>) | null} separate cuts it off from the other nodes, but not from the
 *   gallery; resolves with the function that undoes it
 */

/**
 * @param {number} count
 * @returns {Promise<{ places: Place[], close: () => Promise<void> }>}
 */
export async function openNetwork(count) {
  return (await openNamespaces(count)) ?? { places: await portsOfOneMachine(count), close: async () => {} };
}

async function portsOfOneMachine(count) {
  /** @type {Place[]} */
  const places = [];
  for (let at = 0; at < count; at += 1) {
    const ports = { ...PORTS };
    for (const name of Object.keys(ports)) ports[name] = await findFreePort();
    places.push({ host: '127.0.0.1', ports, prefix: [], separate: null });
  }
  return places;
}

/** Null where it may not make them. */
async function openNamespaces(count) {
  if (process.getuid?.() !== 0) return null;
  // Two runs at once must not share a network.
  const id = process.pid % 60_000;
  const net = `10.${213 + (id >> 14)}.${(id >> 6) & 255}`;
  const bridge = `gallery${id}`;
  const names = Array.from({ length: count }, (_, at) => ({
    space: `${bridge}-${at + 1}`,
    line: `gal${id}-${at + 1}`,
    host: `${net}.${(id & 15) * 8 + at + 2}`,
  }));
  const close = async () => {
    for (const { space } of names) await run('ip', ['netns', 'delete', space]);
    await run('ip', ['link', 'delete', bridge]);
  };
  try {
    await ip(['link', 'add', bridge, 'type', 'bridge']);
    await ip(['address', 'add', `${net}.1/24`, 'dev', bridge]);
    await ip(['link', 'set', bridge, 'up']);
    for (const { space, line, host } of names) {
      await ip(['netns', 'add', space]);
      await ip(['link', 'add', line, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space]);
      await ip(['link', 'set', line, 'master', bridge, 'up']);
      await ip(['-n', space, 'address', 'add', `${host}/24`, 'dev', 'eth0']);
      for (const device of ['lo', 'eth0']) await ip(['-n', space, 'link', 'set', device, 'up']);
    }
  } catch {
    await close();
    return null;
  }
  const hosts = names.map(({ host }) => host);
  return { places: names.map((name) => placeIn(name, hosts)), close };
}

/** @returns {Place} */
function placeIn({ space, host }, hosts) {
  const others = hosts.filter((other) => other !== host);
  return {
    host,
    ports: PORTS,
    prefix: ['ip', 'netns', 'exec', space],
    separate: async () => {
      for (const other of others) await ip(['-n', space, 'route', 'add', 'blackhole', other]);
      return async () => {
        for (const other of others) await ip(['-n', space, 'route', 'delete', 'blackhole', other]);
      };
    },
  };
}

async function ip(args) {
  const { code, output } = await run('ip', args, { timeoutMs: 10_000 });
  if (code !== 0) throw new Error(`ip ${args.join(' ')}: ${output.trim()}`);
}
