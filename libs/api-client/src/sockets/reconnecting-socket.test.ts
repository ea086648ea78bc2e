import { TestSocket } from '@gallery/testing';
import { openReconnectingSocket, type SocketState } from './reconnecting-socket';
import { fullJitterDelay } from './retry-delays';
import { socketUrl } from './socket-url';

type Message = { type: 'ready' } | { type: 'changed'; id: string } | { type: 'heartbeat' };

const browserSocket = globalThis.WebSocket;

beforeEach(() => {
  jest.useFakeTimers();
  TestSocket.made = [];
  Object.assign(globalThis, { WebSocket: TestSocket });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(globalThis, { WebSocket: browserSocket });
});

function open(retryDelay: (retry: number, closeCode: number | null) => number | null = () => 1_000) {
  const messages: Message[] = [];
  const states: SocketState[] = [];
  const socket = openReconnectingSocket<{ type: 'watch' }, Message>({
    url: socketUrl('/ws/test'),
    messageTypes: { ready: true, changed: true, heartbeat: true },
    readyType: 'ready',
    retryDelay,
    onOpen: () => socket.send({ type: 'watch' }),
    onMessage: (message) => messages.push(message),
    onState: (state) => states.push(state),
  });
  return { socket, messages, states };
}

it('chooses the delay by the code that the API closed with', () => {
  const codes: (number | null)[] = [];
  open((_retry, closeCode) => {
    codes.push(closeCode);
    return closeCode === 4_401 ? null : 1_000;
  });
  TestSocket.last.cut(1_012);
  jest.advanceTimersByTime(1_000);
  TestSocket.last.cut(4_401);
  jest.advanceTimersByTime(600_000);
  expect(codes).toEqual([1_012, 4_401]);
  expect(TestSocket.made).toHaveLength(2);
});

it('connects to the host of the page', () => {
  open();
  expect(TestSocket.last.url).toBe(`ws://${location.host}/ws/test`);
});

it('sends what the API needs after every connect', () => {
  open();
  TestSocket.last.accept();
  TestSocket.last.cut();
  jest.advanceTimersByTime(1_000);
  TestSocket.last.accept();
  expect(TestSocket.made.map(({ sent }) => sent)).toEqual([[{ type: 'watch' }], [{ type: 'watch' }]]);
});

it('passes known messages on and ignores others', () => {
  const { messages } = open();
  TestSocket.last.accept();
  for (const text of ['no JSON', 'null', '[]', '{"type":"newer"}', '{"type":"toString"}'])
    TestSocket.last.say(text);
  TestSocket.last.tell({ type: 'changed', id: 'one' });
  expect(messages).toEqual([{ type: 'changed', id: 'one' }]);
});

it('counts retries from 1 again once the connection was ready', () => {
  const retries: number[] = [];
  open((retry) => {
    retries.push(retry);
    return 1_000;
  });
  for (let time = 0; time < 2; time += 1) {
    TestSocket.last.cut();
    jest.advanceTimersByTime(1_000);
  }
  TestSocket.last.accept();
  TestSocket.last.tell({ type: 'ready' });
  TestSocket.last.cut();
  expect(retries).toEqual([1, 2, 1]);
});

it('if stopped before it has connected, closes once connected: browsers log an error otherwise', () => {
  const { socket } = open();
  socket.stop();
  expect(TestSocket.last.readyState).toBe(TestSocket.CONNECTING);
  TestSocket.last.accept();
  expect(TestSocket.last.readyState).toBe(3);
  expect(TestSocket.last.sent).toEqual([]);
});

it('stays closed after stop until reconnect, and after close for good', () => {
  const { socket, states } = open();
  TestSocket.last.accept();
  socket.stop();
  jest.advanceTimersByTime(600_000);
  expect(TestSocket.made).toHaveLength(1);
  expect(states.at(-1)).toBe('stopped');
  socket.reconnect();
  expect(TestSocket.made).toHaveLength(2);
  socket.close();
  socket.reconnect();
  jest.advanceTimersByTime(600_000);
  expect(TestSocket.made).toHaveLength(2);
});

it('replaces a connection without heartbeats', () => {
  const { states } = open();
  TestSocket.last.accept();
  jest.advanceTimersByTime(30_000);
  TestSocket.last.tell({ type: 'heartbeat' });
  jest.advanceTimersByTime(34_999);
  expect(TestSocket.made).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(states.at(-1)).toBe('waiting');
  jest.advanceTimersByTime(1_000);
  expect(TestSocket.made).toHaveLength(2);
});

it('waits a random time before a retry, up to a minute', () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  expect([1, 2, 3, 6, 7, 100].map(fullJitterDelay)).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  expect(fullJitterDelay(5)).toBe(0);
});
