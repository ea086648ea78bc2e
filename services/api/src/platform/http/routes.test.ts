import { RequestMethod } from '@nestjs/common';
import { GUARDS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { PUBLIC } from './public.decorator';

interface Route {
  name: string;
  isPublic: boolean;
  isGuarded: boolean;
}

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

function has(key: string, ...targets: object[]): boolean {
  return targets.some((target) => Reflect.hasMetadata(key, target));
}

/** Every route of every controller, as its decorators declare it. */
function routes(): Route[] {
  return api
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype: unknown = metatype.prototype;
      if (typeof prototype !== 'object' || prototype === null) return [];
      return new MetadataScanner().getAllMethodNames(prototype).flatMap((method): Route[] => {
        const handler: unknown = Reflect.get(prototype, method);
        if (typeof handler !== 'function' || !has(PATH_METADATA, handler)) return [];
        const verb: unknown = Reflect.getMetadata(METHOD_METADATA, handler);
        return [
          {
            name: `${RequestMethod[Number(verb)]} ${metatype.name}.${method}`,
            isPublic: has(PUBLIC, handler, metatype),
            isGuarded: has(GUARDS_METADATA, handler, metatype),
          },
        ];
      });
    });
}

test('finds routes', () => {
  expect(routes().map(({ name }) => name)).toContain('GET HealthController.live');
});

test('every route is explicitly public or guarded', () => {
  const undecided = routes().filter(({ isPublic, isGuarded }) => isPublic === isGuarded);

  expect(undecided).toEqual([]);
});
