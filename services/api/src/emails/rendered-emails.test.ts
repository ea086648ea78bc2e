import { renderEmail, type EmailBlock } from '../platform';
import { EMAIL_TEMPLATES } from './email-template-registry';
import { sampleEmail } from './email-templates.service';

/** Gmail cuts an email off here. */
const GMAIL_LIMIT_BYTES = 102_000;

const gallery = { name: 'TF Gallery', email: 'sales@gallery.example', studio: '1 Elm St', city: 'Dallas' };
const picture = { url: 'https://gallery.example/api/uploads/bloom-1200.jpg', alt: 'A flower at night' };

describe.each(EMAIL_TEMPLATES.map((template) => [template.key, template] as const))(
  '%s',
  (_key, template) => {
    let text = '';
    let html = '';

    beforeAll(async () => {
      const email = await renderEmail(sampleEmail(template, picture), {}, gallery);
      text = email.text;
      html = email.html ?? '';
    });

    test('uses only what email clients support', () => {
      expect(html).not.toMatch(/<script|<link|<form|<svg|@import|@font-face|url\(|flex|display: ?grid/i);
      expect(html).not.toMatch(/ class="[^"]*"[^>]* on[a-z]+=/i);
      expect(html).toContain('<table');
      expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_LIMIT_BYTES);
    });

    test('describes its pictures and their width', () => {
      for (const [image] of html.matchAll(/<img [^>]*>/g)) {
        expect(image).toMatch(/ alt="[^"]+"/);
        expect(image).toMatch(/ width="\d+"/);
      }
    });

    test('has a dark mode', () => {
      expect(html).toContain('<meta name="color-scheme" content="light dark"');
      expect(html).toContain('@media (prefers-color-scheme: dark)');
    });

    test('says the same as text', () => {
      for (const fact of blocksOf(template).flatMap(factsOf)) expect(text).toContain(fact);
    });
  },
);

const blocksOf = ({ placeholders }: (typeof EMAIL_TEMPLATES)[number]): EmailBlock[] =>
  Object.values(placeholders).flatMap(({ sample }) =>
    sample === null || typeof sample === 'string' ? [] : sample,
  );

function factsOf(block: EmailBlock): string[] {
  if (typeof block === 'string') return [block];
  if ('link' in block) return [block.link, block.label ?? ''];
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value}`);
  const { title, details = '', editionNumbers = [], editionTotal } = block.work;
  return [title, details, ...editionNumbers.map((number) => `${number} of ${editionTotal}`)];
}
