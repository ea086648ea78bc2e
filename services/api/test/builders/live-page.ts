import { once } from 'node:events';
import type { LiveMessage, LiveRequest } from '@gallery/contracts';
import { WebSocket, type RawData } from 'ws';
import type { TestApi } from '../app/start-api';

type Kind = LiveMessage['type'];
type Heard<K extends Kind> = LiveMessage & { type: K };

interface OpenOptions {
  origin?: string;
  headers?: Record<string, string>;
}

/** A page's socket, as the tests speak of one. */
export interface LivePage {
  /** All that it was told, in order. */
  heard: LiveMessage[];
  send(request: LiveRequest | object | string | Buffer): void;
  /** The next message of the kind that no earlier call has returned. */
  next<K extends Kind>(kind: K): Promise<Heard<K>>;
  join(eventId: string, pass?: string): Promise<Heard<'joined'>>;
  /** Reads nothing more, like a phone in a pocket. */
  pause(): void;
  resume(): void;
  /** With which code it was ended; 1006 without a word. */
  closed: Promise<number>;
  close(): Promise<void>;
}

/** Opens a socket as a page of the gallery would; rejects when it is refused. */
export async function openPage(api: Pick<TestApi, 'url'>, options: OpenOptions = {}): Promise<LivePage> {
  const { origin = 'http://gallery.example', headers = {} } = options;
  const socket = new WebSocket(`${api.url.replace(/^http/, 'ws')}/ws`, { origin, headers });
  const heard: LiveMessage[] = [];
  const returned = new Set<LiveMessage>();
  let wake: (() => void)[] = [];
  socket.on('message', (data) => {
    heard.push(read(data));
    for (const go of wake.splice(0)) go();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  void closed.then(() => {
    for (const go of wake.splice(0)) go();
  });
  await once(socket, 'open');
  socket.on('error', () => undefined);

  const next: LivePage['next'] = async (kind) => {
    for (;;) {
      for (const message of heard) {
        if (returned.has(message) || !isOf(message, kind)) continue;
        returned.add(message);
        return message;
      }
      if (socket.readyState === WebSocket.CLOSED) throw new Error(`Closed before ${kind} was told.`);
      await new Promise<void>((resolve) => (wake = [...wake, resolve]));
    }
  };
  const send: LivePage['send'] = (request) =>
    socket.send(typeof request === 'string' || Buffer.isBuffer(request) ? request : JSON.stringify(request));
  return {
    heard,
    next,
    send,
    join: (eventId, pass) => {
      send({ type: 'join_event', eventId, pass });
      return next('joined');
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    closed,
    close: async () => {
      socket.close();
      await closed;
    },
  };
}

const isOf = <K extends Kind>(message: LiveMessage, kind: K): message is Heard<K> => message.type === kind;

function read(data: RawData): LiveMessage {
  const message: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '');
  if (!isMessage(message)) throw new Error('Not a message.');
  return message;
}

const isMessage = (value: unknown): value is LiveMessage =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
