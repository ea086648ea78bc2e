import { once } from 'node:events';
import { WebSocket, type RawData } from 'ws';
import type { TestApi } from './start-api';

/** What every message of a socket has. */
interface SocketMessage {
  type: string;
}

/** A message of one type. */
type OfType<Message extends SocketMessage, Type extends Message['type']> = Message & { type: Type };

export interface OpenOptions {
  origin?: string;
  headers?: Record<string, string>;
}

/** A page's socket, as the tests speak of one. */
export interface SocketPage<Message extends SocketMessage> {
  /** All that it was told, in order. */
  heard: Message[];
  send(request: object | string | Buffer): void;
  /** The next message of the type that no earlier call has returned. */
  next<Type extends Message['type']>(type: Type): Promise<OfType<Message, Type>>;
  /** Reads nothing more, like a phone in a pocket. */
  pause(): void;
  resume(): void;
  /** With which code it was ended; 1006 without a word. */
  closed: Promise<number>;
  close(): Promise<void>;
}

/** Opens a socket as a page of the gallery would; rejects when it is refused. */
export async function openSocket<Message extends SocketMessage>(
  api: Pick<TestApi, 'url'>,
  path: string,
  { origin = 'http://gallery.example', headers = {} }: OpenOptions = {},
): Promise<SocketPage<Message>> {
  const socket = new WebSocket(`${api.url.replace(/^http/, 'ws')}${path}`, { origin, headers });
  const heard: Message[] = [];
  const returned = new Set<Message>();
  let wake: (() => void)[] = [];
  const wakeAll = () => {
    for (const go of wake.splice(0)) go();
  };
  socket.on('message', (data) => {
    heard.push(read<Message>(data));
    wakeAll();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  void closed.then(wakeAll);
  await once(socket, 'open');
  socket.on('error', () => undefined);

  return {
    heard,
    next: async (type) => {
      for (;;) {
        for (const message of heard) {
          if (returned.has(message) || !isOfType(message, type)) continue;
          returned.add(message);
          return message;
        }
        if (socket.readyState === WebSocket.CLOSED) throw new Error(`Closed before ${type} was told.`);
        await new Promise<void>((resolve) => (wake = [...wake, resolve]));
      }
    },
    send: (request) =>
      socket.send(
        typeof request === 'string' || Buffer.isBuffer(request) ? request : JSON.stringify(request),
      ),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    closed,
    close: async () => {
      socket.close();
      await closed;
    },
  };
}

const isOfType = <Message extends SocketMessage, Type extends Message['type']>(
  message: Message,
  type: Type,
): message is OfType<Message, Type> => message.type === type;

function read<Message extends SocketMessage>(data: RawData): Message {
  const message: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '');
  if (!isMessage<Message>(message)) throw new Error('Not a message.');
  return message;
}

/** The shapes are the API's own, and what a test expects of them it says. */
const isMessage = <Message extends SocketMessage>(value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
