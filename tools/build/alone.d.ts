/** The remote that a build of alone.tsx is made for; rspack.mjs points the name at its src/remote.tsx or remote.development.tsx. */
declare module 'gallery-remote' {
  import type { RouteObject } from 'react-router';

  export const routes: RouteObject[];
}
