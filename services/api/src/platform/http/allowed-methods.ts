import type { FastifyInstance } from 'fastify';

/** Remembers the routes of a server, to tell an unknown address from a wrong method. */
export class AllowedMethods {
  private readonly routes: { path: RegExp; methods: string[] }[] = [];

  constructor(server: FastifyInstance) {
    server.addHook('onRoute', ({ url, method }) => {
      if (url.includes('*')) return;
      const path = new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`);
      this.routes.push({ path, methods: [method].flat() });
    });
  }

  /** The methods that some route takes at this address, sorted; none when there is no such address. */
  findFor(url: string): string[] {
    const path = url.split('?', 1)[0] ?? '';
    const methods = this.routes.filter((route) => route.path.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].toSorted();
  }
}
