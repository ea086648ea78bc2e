import { SOCKET_PATHS } from '@gallery/contracts';
import { SOCKET_CHANNELS } from './async-api';
import { CatalogGateway } from './catalog/catalog.gateway';
import { ConsoleGateway } from './console/console.gateway';
import { LiveGateway } from './events/live.gateway';

/** Where `@SubscribeMessage` keeps a handler's message, and `@WebSocketGateway` its mark and options. */
const MESSAGE = 'message';
const IS_GATEWAY = 'websockets:is_gateway';
const OPTIONS = 'websockets:gateway_options';

const GATEWAYS = [
  ['live', LiveGateway],
  ['catalog', CatalogGateway],
  ['console', ConsoleGateway],
] as const;

test('every socket is served by a gateway of @nestjs/websockets (X13)', () => {
  const served = GATEWAYS.filter(([, gateway]) => Reflect.getMetadata(IS_GATEWAY, gateway) === true);
  expect(served.map(([name]) => name)).toEqual(Object.keys(SOCKET_PATHS));
});

describe.each(GATEWAYS)('The AsyncAPI document of %s', (name, gateway) => {
  const channel = SOCKET_CHANNELS[name];

  it('has the path of the gateway', () => {
    expect(Reflect.getMetadata(OPTIONS, gateway)).toEqual({ path: channel.path });
  });

  it('names every message that the gateway handles, and no other (R13)', () => {
    const methods = Object.getOwnPropertyDescriptors(gateway.prototype);
    const handled = Object.values(methods).map(({ value }) => messageOf(value));

    expect(new Set(handled)).toEqual(new Set([null, ...channel.receives.map(typeOfMessage)]));
  });
});

/** The message that a method handles; null for other methods. */
function messageOf(method: unknown): unknown {
  return typeof method === 'function' ? (Reflect.getMetadata(MESSAGE, method) ?? null) : null;
}

/** By its `@ApiProperty({ enum: ['join_event'] })`. */
function typeOfMessage(message: { prototype: object }): unknown {
  const { enum: types }: { enum: unknown[] } = Reflect.getMetadata(
    'swagger/apiModelProperties',
    message.prototype,
    'type',
  );
  return types[0];
}
