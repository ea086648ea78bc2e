import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Names with a content hash, whose files never change. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

/** How one folder of files is served. */
export interface StaticFolder {
  /** Absolute path of a build's output. */
  readonly dir: string;
  /** Where it appears, with both slashes: `/shell/`. */
  readonly prefix: string;
}

/**
 * Serves a build's output: hashed names forever, everything else revalidated at every use, and .br and .gz twins where
 * the build wrote them. Any origin may read, because a shell on another origin may load a remote.
 */
export async function serveFolder(server: FastifyInstance, { dir, prefix }: StaticFolder): Promise<void> {
  if (!fs.existsSync(dir))
    throw new Error(`There is no folder ${dir} to serve at ${prefix}. Build it first.`);
  await server.register(fastifyStatic, {
    root: path.resolve(dir),
    prefix,
    decorateReply: false,
    index: false,
    // A folder is not a file. Without this, the answer to it depends on the accepted encodings.
    // The files in `server` are for the API, which renders pages with them.
    allowedPath: (address) => !address.endsWith('/') && !/^\/?server\//.test(address),
    preCompressed: true,
    cacheControl: false,
    // Nobody requests parts of a build's scripts and pictures.
    acceptRanges: false,
    dotfiles: 'ignore',
    setHeaders: describeFile,
  });
}

function describeFile(reply: FastifyReply, file: string): void {
  const name = file.replace(/\.(br|gz)$/, '');
  reply.headers({
    'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    // A document of a build is one of the files. Pages get their whole policy with the document that the API makes of it.
    'content-security-policy':
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
}
