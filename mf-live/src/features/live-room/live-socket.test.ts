import type { LiveMessage } from '@gallery/contracts';
import { TestSocket } from '@gallery/testing';
import { MAX_RETRIES, openLiveSocket, RETRY_DELAY_MS } from './live-socket';
import type { ConnectionState } from './live-room-state';

/** Longer than any delay between two attempts. */
const A_WAIT = RETRY_DELAY_MS + 1_000;
const joined: LiveMessage = { type: 'joined', eventId: 'event', revision: 3, count: 2, status: 'live' };
const browserSocket = globalThis.WebSocket;

beforeEach(() => {
  jest.useFakeTimers();
  TestSocket.made = [];
  Object.assign(globalThis, { WebSocket: TestSocket });
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { WebSocket: browserSocket });
});

function open(pass?: string) {
  const messages: LiveMessage[] = [];
  const states: ConnectionState[] = [];
  const socket = openLiveSocket({
    url: 'ws://gallery.example/ws',
    eventId: 'event',
    pass,
    onMessage: (message) => messages.push(message),
    onConnection: (state) => states.push(state),
  });
  return { socket, messages, states };
}

const line = (): TestSocket => {
  const last = TestSocket.made.at(-1);
  if (!last) throw new Error('No socket was opened');
  return last;
};

test('joins the event as soon as the line stands (L51)', () => {
  const { states } = open();
  expect(line().url).toBe('ws://gallery.example/ws');
  line().accept();
  expect(line().sent).toEqual([{ type: 'join_event', eventId: 'event' }]);
  line().tell(joined);
  expect(states).toEqual(['connecting', 'open']);
});

test('a pass goes along where there is one', () => {
  open('token');
  line().accept();
  expect(line().sent).toEqual([{ type: 'join_event', eventId: 'event', pass: 'token' }]);
});

test('leaves the event on exit, and never comes back', () => {
  const { socket } = open();
  const only = line();
  only.accept();
  socket.leave();
  expect(only.sent.at(-1)).toEqual({ type: 'leave_event', eventId: 'event' });
  only.cut();
  jest.advanceTimersByTime(10 * A_WAIT);
  socket.reconnect();
  expect(TestSocket.made).toHaveLength(1);
});

test('passes over what it has no words for', () => {
  const { messages } = open();
  line().accept();
  for (const odd of ['no JSON', '[]', 'null', '{"type":"confetti"}', '{"type":"toString"}', '7'])
    line().say(odd);
  line().tell(joined);
  expect(messages).toEqual([joined]);
});

test('tries five times, five seconds apart, and then stops (L53)', () => {
  const { states } = open();
  line().cut();
  for (let tried = 1; tried <= MAX_RETRIES; tried += 1) {
    jest.advanceTimersByTime(RETRY_DELAY_MS - 1);
    expect(TestSocket.made).toHaveLength(tried);
    jest.advanceTimersByTime(1_001);
    expect(TestSocket.made).toHaveLength(tried + 1);
    line().cut();
  }
  expect(states.at(-1)).toBe('stopped');
  jest.advanceTimersByTime(10 * A_WAIT);
  expect(TestSocket.made).toHaveLength(1 + MAX_RETRIES);
});

test('has all its tries again once it was in the room', () => {
  open();
  for (let time = 0; time < 3; time += 1) {
    line().cut();
    jest.advanceTimersByTime(A_WAIT);
  }
  line().accept();
  line().tell(joined);
  for (let time = 0; time < MAX_RETRIES; time += 1) {
    line().cut();
    jest.advanceTimersByTime(A_WAIT);
  }
  expect(TestSocket.made).toHaveLength(1 + 3 + MAX_RETRIES);
});

test('Reconnect tries at once (G67)', () => {
  const { socket, states } = open();
  for (let time = 0; time <= MAX_RETRIES; time += 1) {
    line().cut();
    jest.advanceTimersByTime(A_WAIT);
  }
  const before = TestSocket.made.length;
  socket.reconnect();
  expect(TestSocket.made).toHaveLength(before + 1);
  line().accept();
  line().tell(joined);
  expect(states.at(-1)).toBe('open');
});

test('a line on which the heart stops beating is given up', () => {
  const { states } = open();
  line().accept();
  line().tell(joined);
  jest.advanceTimersByTime(30_000);
  line().tell({ type: 'heartbeat', eventId: 'event', revision: 3 });
  jest.advanceTimersByTime(30_000);
  expect(states.at(-1)).toBe('open');
  jest.advanceTimersByTime(5_000);
  expect(states.at(-1)).toBe('waiting');
});

test('a phone that wakes up leaves a living line alone and replaces a dead one', () => {
  const { socket } = open();
  line().accept();
  line().tell(joined);
  socket.reconnect();
  expect(TestSocket.made).toHaveLength(1);
  // Asleep: the clock goes on, no timer runs.
  jest.setSystemTime(Date.now() + 60_000);
  socket.reconnect();
  expect(TestSocket.made).toHaveLength(2);
});

test('a replaced line is not heard any more', () => {
  const { socket, messages } = open();
  const dead = line();
  jest.setSystemTime(Date.now() + 60_000);
  socket.reconnect();
  dead.tell(joined);
  dead.cut();
  expect(messages).toEqual([]);
  expect(TestSocket.made).toHaveLength(2);
});

test('a refusal for want of a pass is not asked for again', () => {
  const { states, messages } = open();
  line().accept();
  line().tell({ type: 'refused', code: 'pass_required', message: 'No pass.' });
  jest.advanceTimersByTime(10 * A_WAIT);
  expect(TestSocket.made).toHaveLength(1);
  expect(states.at(-1)).toBe('stopped');
  expect(messages).toHaveLength(1);
});
