import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const PUBLIC = 'gallery:public';

/** Marks such a route in the OpenAPI document. */
export const PUBLIC_EXTENSION = 'x-public';

/** Marks a route that anyone may call. Every route is either public or guarded; a test checks them all. */
export function Public(): MethodDecorator & ClassDecorator {
  return applyDecorators(SetMetadata(PUBLIC, true), ApiExtension(PUBLIC_EXTENSION, true));
}
