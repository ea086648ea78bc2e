/**
 * Many open pages of one event in a separate process, so that their work is not measured. Messages over IPC:
 * `{open: {url, origin, count, join}}` is answered by `{opened}`, `{expect}` (a message's type) by `{receivedAt}` once everyone
 * got one or the timeout passed, `{close: true}` by the end of the process.
 */
import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Connections opened at once; more would overflow the server's accept queue. */
const AT_ONCE = 200;
const PATIENCE_MS = 20_000;

const sockets = [];
let round = null;

process.on('message', ({ open, expect, close }) => {
  if (open) void openAll(open).then(() => process.send({ opened: sockets.length }));
  if (expect) {
    round = { type: expect, receivedAt: [], heard: new Set(), timer: setTimeout(endRound, PATIENCE_MS) };
    process.send({ expecting: expect });
  }
  if (close) {
    for (const socket of sockets) socket.terminate();
    process.disconnect();
  }
});

async function openAll({ url, origin, count, join }) {
  while (sockets.length < count) {
    const some = Math.min(AT_ONCE, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => openOne(url, origin, join)))));
  }
}

async function openOne(url, origin, join) {
  const socket = new WebSocket(url, { origin, perMessageDeflate: false });
  await once(socket, 'open');
  if (join) {
    socket.send(JSON.stringify(join));
    const [answer] = await once(socket, 'message');
    if (JSON.parse(String(answer)).type !== 'joined') throw new Error(`could not join: ${answer}`);
  }
  socket.on('message', (data) => hear(socket, data));
  return socket;
}

/** Times of the system's monotonic clock, which all processes of a machine share; in nanoseconds. */
function hear(socket, data) {
  const at = process.hrtime.bigint();
  if (!round || JSON.parse(String(data)).type !== round.type || round.heard.has(socket)) return;
  round.heard.add(socket);
  round.receivedAt.push(at);
  if (round.receivedAt.length === sockets.length) endRound();
}

function endRound() {
  clearTimeout(round.timer);
  process.send({ receivedAt: round.receivedAt.map(String) });
  round = null;
}
