import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderLayout, EMAIL_COLORS, type EmailColors, type EmailBlock } from './email-layout';

const sender = { name: 'TF Gallery', email: 'sales@gallery.example', studio: 'Dallas, Texas', zip: '75226' };
const render = async (blocks: readonly EmailBlock[], subject = 'Your order'): Promise<string> =>
  (await renderLayout(subject, blocks, sender)) ?? '';
const picture = { url: 'https://gallery.example/a.jpg', alt: 'A flower at night' };

test('an artwork has its picture, its title in italics and large numbers', async () => {
  const html = await render([
    { work: { title: 'Night Bloom', details: '30 × 20 in', editionNumbers: [3], editionTotal: 9, picture } },
  ]);
  expect(html).toMatch(
    /<img alt="A flower at night"[^>]* src="https:\/\/gallery\.example\/a\.jpg" width="520"/,
  );
  expect(html).toMatch(/font-style:italic[^>]*>Night Bloom</);
  expect(html).toMatch(/font-size:56px[^>]*>3<span style="font-size: 22px"> of 9</);
});

test('only the first artwork is large, and only the first labeled link is a button, unless it ends something', async () => {
  const html = await render([
    { work: { title: 'Dunes', picture } },
    { work: { title: 'Shallows', picture } },
    { link: 'https://gallery.example/0', label: 'Unsubscribe', isSecondary: true },
    { link: 'https://gallery.example/1', label: 'Pay' },
    { link: 'https://gallery.example/2', label: 'View your order' },
  ]);
  expect([...html.matchAll(/<img [^>]*width="(\d+)"/g)].map(([, width]) => width)).toEqual(['520', '240']);
  expect(html.match(/class="block button"/g)).toHaveLength(1);
  expect(html).toMatch(/<a href="https:\/\/gallery\.example\/1"[^>]*background:#1b1916[^>]*>Pay</);
  expect(html).toMatch(/<a href="https:\/\/gallery\.example\/2"[^>]*>View your order</);
});

test('the background is a table, whose color Outlook on Windows shows (standards 13)', async () => {
  expect(await render(['Dear Ada'])).toMatch(
    new RegExp(`<table [^>]*class="ground"[^>]*background:${EMAIL_COLORS.light.paper};[^>]*width:100%`),
  );
});

test('the footer names the gallery and its location once', async () => {
  expect(await render(['Dear Ada'])).toContain('TF Gallery, Dallas, Texas 75226<br');
});

test('keeps a line break in a paragraph', async () => {
  expect(await render(['Dear Ada,\nthank you'])).toMatch(/Dear Ada,<br \/?>thank you/);
});

const HOSTILE = `<script>alert(1)</script><img src=x onerror="alert(1)">' --> <!-- ]]> &amp; {{x}} </mj-text>`;

test.each<[string, EmailBlock]>([
  ['paragraph', HOSTILE],
  ['title', { work: { title: HOSTILE } }],
  ['details', { work: { title: 'Dunes', details: HOSTILE } }],
  ['alternative text', { work: { title: 'Dunes', picture: { ...picture, alt: HOSTILE } } }],
  ['address of a picture', { work: { title: 'Dunes', picture: { ...picture, url: HOSTILE } } }],
  ['label of a row', { rows: [[HOSTILE, '1']] }],
  ['value of a row', { rows: [['Total', HOSTILE]] }],
  ['link', { link: HOSTILE }],
  ['button', { link: HOSTILE, label: HOSTILE }],
])('typed text stays text in a %s', async (_where, block) => {
  const html = await render([block], HOSTILE);
  expect(html).not.toMatch(/<script|<img src=x/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('characters that XML does not allow do not break an email', async () => {
  const every = Array.from({ length: 0x1_00 }, (_none, code) => String.fromCharCode(code)).join('');
  const html = await render([`${every}\ud800\ufffe\uffff`, 'Thank you']);
  expect(html).toContain('Thank you');
});

test('uses the colors of the screens', () => {
  const file = path.join(__dirname, '../../../../../libs/ui/src/tokens.css');
  const [light = '', dark = ''] = readFileSync(file, 'utf8').split("[data-theme='dark'] {");
  const tokens = (css: string, colors: EmailColors) =>
    Object.fromEntries(
      Object.keys(colors).map((name) => [name, new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1]]),
    );
  expect({ ...EMAIL_COLORS.light }).toEqual(tokens(light, EMAIL_COLORS.light));
  expect({ ...EMAIL_COLORS.dark }).toEqual(tokens(dark, EMAIL_COLORS.dark));
});
