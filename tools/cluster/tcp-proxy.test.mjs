import { once } from 'node:events';
import net from 'node:net';
import { startTcpProxy } from './tcp-proxy.mjs';

let far;
let line;
beforeEach(async () => {
  far = net.createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
  await once(far, 'listening');
  line = await startTcpProxy({ to: { host: '127.0.0.1', port: far.address().port } });
});
afterEach(async () => {
  await line.stop();
  far.close();
});

async function echoOf(word) {
  const socket = net.connect({ host: '127.0.0.1', port: line.port });
  await once(socket, 'connect');
  socket.write(word);
  const [echo] = await once(socket, 'data');
  return { echo: String(echo), socket };
}

test('forwards what each side sends', async () => {
  const { echo, socket } = await echoOf('dunes');
  socket.destroy();
  expect(echo).toBe('dunes');
});

test('a lost request arrives, but its response does not', async () => {
  const heard = [];
  far.on('connection', (socket) => socket.on('data', (bytes) => heard.push(String(bytes))));
  line.lose((bytes) => bytes.includes('COMMIT'));
  const { socket } = await echoOf('BEGIN');
  const answers = [];
  socket.on('data', (bytes) => answers.push(String(bytes)));
  socket.write('COMMIT');
  await once(socket, 'close');
  expect([heard, answers]).toEqual([['BEGIN', 'COMMIT'], []]);
});

test('a cut proxy closes its connections and accepts none until it is restored', async () => {
  const { socket } = await echoOf('dunes');
  const closed = once(socket, 'close');
  line.cut();
  await closed;
  await expect(echoOf('again')).rejects.toThrow('ECONNREFUSED');
  await line.mend();
  const { echo, socket: next } = await echoOf('again');
  next.destroy();
  expect(echo).toBe('again');
});
