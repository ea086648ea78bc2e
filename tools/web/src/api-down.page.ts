import { createHash } from 'node:crypto';

const style = `
:root{color-scheme:light;--paper:#f7f4ed;--ink:#1b1916}
body{margin:0;padding:20vh clamp(1.25rem,7vw,6rem);background:var(--paper);color:var(--ink);font:1.25rem/1.5 Garamond,Georgia,serif}
h1{font-weight:400;font-size:clamp(2.125rem,4vw,3.5rem);line-height:1.14;margin:0 0 1.5rem}
p{max-width:34rem;margin:0 0 2rem}
a{color:inherit;font:500 .9375rem/3rem Arial,sans-serif;padding:0 1.75rem;border:1px solid #878072;display:inline-block;text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:3px}`;

/** What people see while the API is away: it stands alone, since everything else comes from the API. */
export const apiDownPage = {
  html:
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">' +
    `<title>Closed for a moment</title><style>${style}</style></head>` +
    '<body><main><h1>Closed for a moment</h1>' +
    '<p>The gallery cannot be reached right now. Nothing is lost: your cart is kept in this browser.</p>' +
    '<a href="">Try again</a></main></body></html>',
  /** Content-Security-Policy that allows this page's style and nothing else. */
  policy: `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
};
