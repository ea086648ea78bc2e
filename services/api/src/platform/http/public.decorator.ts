import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const PUBLIC = 'gallery:public';

/** Marks a route that anybody may call. Every route is either this or guarded; a test walks them all. */
export function Public(): CustomDecorator {
  return SetMetadata(PUBLIC, true);
}
