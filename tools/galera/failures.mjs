/** Failures of a database on three nodes, and how to undo them. */
import { setTimeout as delay } from 'node:timers/promises';

/** A slow node stands still for most of the time. */
const STANDING_MS = 90;
const RUNNING_MS = 30;

/**
 * @param {import('./galera.mjs').Galera} galera
 * @returns {[how: string, breakIt: () => Promise<() => unknown>][]} `breakIt` resolves with the function that undoes it
 */
export function galeraFailures({ nodes, haproxy, writer }) {
  const other = async () => {
    const { name } = await writer();
    return nodes.findLast((node) => node.name !== name);
  };
  const killed = async (node) => {
    await node.kill();
    return () => node.start();
  };
  return [
    ['backup killed', async () => killed(await other())],
    [
      'backup replaced',
      async () => {
        const node = await other();
        await node.kill();
        return async () => {
          await node.forget();
          await node.start();
        };
      },
    ],
    ['writer killed', async () => killed(await writer())],
    [
      'writer frozen',
      async () => {
        const node = await writer();
        node.freeze();
        return async () => {
          node.thaw();
          await node.inStep();
        };
      },
    ],
    [
      'writer moved',
      async () => {
        const { name } = await writer();
        return haproxy.takeOut(name);
      },
    ],
    ['writer separated', async () => separated(await writer())],
    ['backup separated', async () => separated(await other())],
    ['backup slowed', async () => slowed(await other())],
    [
      'two killed',
      async () => {
        const pair = [await writer(), await other()];
        await Promise.all(pair.map((node) => node.kill()));
        return () => Promise.all(pair.map((node) => node.start()));
      },
    ],
  ];
}

async function separated(node) {
  if (!node.place.separate) throw new Error('network namespaces need root');
  const mend = await node.place.separate();
  return async () => {
    await mend();
    await node.inStep();
  };
}

/** As if other programs used its processor. */
async function slowed(node) {
  let isSlow = true;
  const pulse = (async () => {
    while (isSlow) {
      node.freeze();
      await delay(STANDING_MS);
      node.thaw();
      await delay(RUNNING_MS);
    }
  })();
  return () => {
    isSlow = false;
    return pulse;
  };
}
