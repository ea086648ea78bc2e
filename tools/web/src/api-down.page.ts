import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const html = fs.readFileSync(path.resolve(__dirname, '../../../deploy/nginx/api-down.html'), 'utf8');
const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '';

/** The page shown while the API is down, here and in the images' nginx. It needs no other file. */
export const apiDownPage = {
  html,
  /** Content-Security-Policy that allows this page's style and nothing else. */
  policy: `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
};
