import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const PUBLIC = 'gallery:public';

/** As the OpenAPI document marks such a route. */
export const PUBLIC_EXTENSION = 'x-public';

/** Marks a route that anybody may call. Every route is either this or guarded; tests walk them all. */
export function Public(): MethodDecorator & ClassDecorator {
  return applyDecorators(SetMetadata(PUBLIC, true), ApiExtension(PUBLIC_EXTENSION, true));
}
