import { createHash } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { AppError, Public, Settings, acceptedEncoding, matchesEtag } from '../../platform';
import { DocumentsService } from './documents.service';
import { visitCookie, visitSeed } from './visit-seed';

const STYLE =
  'body{margin:0;padding:20vh 8vw;background:#f7f4ed;color:#1b1916;font:1.25rem/1.5 Garamond,Georgia,serif}' +
  'h1{font-weight:400;font-size:2.5rem;line-height:1.15;margin:0 0 1.5rem}p{max-width:34rem}a{color:inherit}';

/** Shown when the front end was never reachable. Self-contained, since everything else comes from there. */
const unavailablePage = {
  html:
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>Closed for a moment</title><style>${STYLE}</style></head><body><main><h1>Closed for a moment</h1>` +
    '<p>The pages of the gallery cannot be loaded right now. Nothing is lost: your cart is kept in this browser.</p>' +
    '<p><a href="">Try again</a></p></main></body></html>',
  /** Allows only this page's style. */
  policy: `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
};

const HTML = 'text/html; charset=utf-8';
/** Seconds, while the front end is unavailable. */
const RETRY_AFTER = '10';
const NON_PAGE_PATHS = /^\/(api|ws|uploads|shell|remotes)(\/|$)/;

/** Every GET that no other route matches is a page of the site, or its 404. */
@ApiExcludeController()
@Controller()
export class DocumentsController {
  private readonly publicUrl: URL;

  constructor(
    private readonly documentsService: DocumentsService,
    settings: Settings,
  ) {
    this.publicUrl = new URL(settings.http.publicOrigin);
  }

  @Public()
  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = '/', ...queries] = request.url.split('?');
    const query = queries.join('?');
    if (NON_PAGE_PATHS.test(path)) throw new AppError('not_found');
    if (request.hostname === `www.${this.publicUrl.hostname}`) return this.redirectToBareHost(request, reply);
    const { cookie = '' } = request.headers;
    const { seed, isNew } = visitSeed(cookie);
    const document = await this.documentsService.buildDocument({ path, query, seed, cookie });
    if (document === null) return sendUnavailablePage(reply);
    if ('redirectTo' in document) return sendRedirect(reply, document.redirectTo);
    void reply
      .headers(document.headers)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding');
    // Once the visit has its cookie, the same page is the same document, for everyone with this seed.
    if (isNew) void reply.header('set-cookie', visitCookie(seed, this.publicUrl.protocol === 'https:'));
    if (document.status === 200) {
      const tag = documentTag(document.html);
      void reply.header('etag', `W/${tag}`);
      if (matchesEtag(request.headers['if-none-match'], tag)) return void (await reply.code(304).send());
    }
    const { encoding, bytes } = await compressDocument(document.html, request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    await reply.code(document.status).type(HTML).send(bytes);
  }

  /** Redirects to the configured host, never to one from the request. */
  private async redirectToBareHost(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await reply.redirect(`${this.publicUrl.origin}${request.url}`, 301);
  }
}

/** Weak, because each encoding has bytes of its own. */
const documentTag = (html: string): string => `"${createHash('sha256').update(html).digest('base64url')}"`;

/** Not cached: an artwork may get a former slug back, and a cached redirect would then loop. */
async function sendRedirect(reply: FastifyReply, to: string): Promise<void> {
  await reply.header('cache-control', 'no-cache').redirect(to, 301);
}

async function sendUnavailablePage(reply: FastifyReply): Promise<void> {
  await reply
    .code(503)
    .header('retry-after', RETRY_AFTER)
    .header('cache-control', 'no-store')
    .header('content-security-policy', unavailablePage.policy)
    .type(HTML)
    .send(unavailablePage.html);
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Documents differ at every request and are compressed each time, so the settings are fast ones. For the catalog Brotli 5
 * takes 5 ms for 27 kB; 4 takes 3 ms for 31 kB, which takes a phone 19 ms longer to load; 6 saves another 0.3 kB.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

/** In the best encoding that the Accept-Encoding header allows. */
async function compressDocument(text: string, accept: string | undefined) {
  const bytes = Buffer.from(text);
  const encoding = acceptedEncoding(accept);
  if (encoding === 'br') return { encoding, bytes: await brotliAsync(bytes, BROTLI) };
  if (encoding === 'gzip') return { encoding, bytes: await gzipAsync(bytes, GZIP) };
  return { encoding, bytes };
}
