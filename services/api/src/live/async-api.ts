import { CLOSE_SIGNED_OUT, SOCKET_PATHS } from '@gallery/contracts';
import type { INestApplication, Type } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { Heartbeat, RequestRefused } from '../platform';
import * as catalog from './catalog/catalog.gateway';
import * as console from './console/dto/console-socket-messages.dto';
import * as events from './events/dto/live-socket-messages.dto';

/** A gateway as clients see it: its path, the messages that it takes, and those that it sends. */
interface SocketChannel {
  path: string;
  description: string;
  receives: Type[];
  sends: Type[];
}

/** Every socket of the API. */
export const SOCKET_CHANNELS: Record<keyof typeof SOCKET_PATHS, SocketChannel> = {
  live: {
    path: SOCKET_PATHS.live,
    description: 'Pages that follow a live event. A guest pass is a cookie or part of the request.',
    receives: [events.JoinEvent, events.LeaveEvent],
    sends: [
      events.EventJoined,
      events.PhotoSent,
      events.PhotoWithdrawn,
      events.ViewerUpdate,
      events.EventStatusChanged,
      events.PhotoPrintsChanged,
      events.EventHeartbeat,
      RequestRefused,
    ],
  },
  catalog: {
    path: SOCKET_PATHS.catalog,
    description: 'Pages that show artworks.',
    receives: [catalog.WatchCatalog, catalog.WatchArtworks],
    sends: [catalog.WatchStarted, catalog.ArtworkPrintsChanged, Heartbeat, RequestRefused],
  },
  console: {
    path: SOCKET_PATHS.console,
    description: `The console, authorized by the session cookie of staff. Closed with ${CLOSE_SIGNED_OUT} when the session ends.`,
    receives: [console.OpenRecord, console.CloseRecord],
    sends: [
      console.ConsoleReady,
      console.ConsoleRecordChanged,
      console.RecordViewers,
      console.ConsoleResync,
      Heartbeat,
      RequestRefused,
    ],
  },
};

const SCHEMAS = '#/components/schemas/';

/** The AsyncAPI document of every socket, built from the DTO classes like the OpenAPI document. */
export function asyncApiDocument(app: INestApplication): object {
  const channels = Object.entries(SOCKET_CHANNELS);
  const classes = [...new Set(channels.flatMap(([, { receives, sends }]) => [...receives, ...sends]))];
  return {
    asyncapi: '3.0.0',
    info: { title: 'Gallery sockets', version: '1' },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(
      channels.map(([name, { path, description, receives, sends }]) => [
        name,
        {
          address: path,
          description,
          messages: Object.fromEntries(
            [...receives, ...sends].map(({ name: message }) => [
              message,
              { $ref: `#/components/messages/${message}` },
            ]),
          ),
        },
      ]),
    ),
    operations: Object.fromEntries(
      channels.flatMap(([name, { receives, sends }]) => [
        [`${name}.receive`, operation('receive', name, receives)],
        [`${name}.send`, operation('send', name, sends)],
      ]),
    ),
    components: {
      messages: Object.fromEntries(
        classes.map(({ name }) => [
          name,
          {
            payload: {
              schemaFormat: 'application/vnd.oai.openapi;version=3.0.0',
              schema: { $ref: `${SCHEMAS}${name}` },
            },
          },
        ]),
      ),
      schemas: schemasOf(app, classes),
    },
  };
}

const operation = (action: 'receive' | 'send', channel: string, messages: Type[]): object => ({
  action,
  channel: { $ref: `#/channels/${channel}` },
  messages: messages.map(({ name }) => ({ $ref: `#/channels/${channel}/messages/${name}` })),
});

/** The schemas of the classes, and of those that they refer to. */
function schemasOf(app: INestApplication, classes: Type[]): Record<string, object> {
  const { components }: OpenAPIObject = SwaggerModule.createDocument(app, new DocumentBuilder().build(), {
    extraModels: classes,
  });
  const found = new Map<string, object>();
  const add = (name: string): void => {
    const schema = components?.schemas?.[name];
    if (!schema || found.has(name)) return;
    found.set(name, schema);
    for (const [, next = ''] of JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
      add(next);
  };
  for (const { name } of classes) add(name);
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
