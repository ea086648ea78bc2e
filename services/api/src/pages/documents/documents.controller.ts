import { createHash } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, Public, Settings } from '../../platform';
import { ReadyDocumentsService } from './ready-documents.service';
import { visitSeed } from './visit-seed';

const STYLE =
  'body{margin:0;padding:20vh 8vw;background:#f7f4ed;color:#1b1916;font:1.25rem/1.5 Garamond,Georgia,serif}' +
  'h1{font-weight:400;font-size:2.5rem;line-height:1.15;margin:0 0 1.5rem}p{max-width:34rem}a{color:inherit}';

/** Shown when the front end was never reachable. Self-contained, since everything else comes from there. */
const unavailablePage = {
  html:
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>We’ll be right back</title><style>${STYLE}</style></head><body><main><h1>We’ll be right back</h1>` +
    '<p>The gallery’s pages cannot be loaded right now. Your cart is saved in this browser.</p>' +
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
    private readonly readyDocumentsService: ReadyDocumentsService,
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
    const { cookie = '', 'accept-encoding': encodings, 'if-none-match': ifNoneMatch } = request.headers;
    const { seed, isNew } = visitSeed(cookie);
    const document = await this.readyDocumentsService.get({ path, query, seed, cookie });
    if (document === null) return sendUnavailablePage(reply);
    if ('redirectTo' in document) return sendRedirect(reply, document.redirectTo);
    const acceptEncoding = encodings?.toString();
    const { status, headers, body } = await document.respond({ acceptEncoding, ifNoneMatch, isNew });
    await reply.code(status).headers(headers).send(body);
  }

  /** Redirects to the configured host, never to one from the request. */
  private async redirectToBareHost(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await reply.redirect(`${this.publicUrl.origin}${request.url}`, 301);
  }
}

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
