import { createHash } from 'node:crypto';

const STYLE =
  'body{margin:0;padding:20vh 8vw;background:#f7f4ed;color:#1b1916;font:1.25rem/1.5 Garamond,Georgia,serif}' +
  'h1{font-weight:400;font-size:2.5rem;line-height:1.15;margin:0 0 1.5rem}p{max-width:34rem}a{color:inherit}';

/** Shown when the front end was never reachable. Self-contained, since everything else comes from there. */
export const unavailablePage = {
  html:
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>Closed for a moment</title><style>${STYLE}</style></head><body><main><h1>Closed for a moment</h1>` +
    '<p>The pages of the gallery cannot be loaded right now. Nothing is lost: your cart is kept in this browser.</p>' +
    '<p><a href="">Try again</a></p></main></body></html>',
  /** Allows only this page's style. */
  policy: `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
};
