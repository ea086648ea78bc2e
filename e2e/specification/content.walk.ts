import { expect, walk } from '../engines/test';
import type { Visitor } from '../engines/visitor';

walk('the services are shown, without a way to book them (S5, S119, S120, S121)', async ({ visitor }) => {
  await visitor.open('/commercial');
  await visitor.see('heading', 'Commercial');
  await visitor.readAll(/Documentary/, /Portrait/, /Food/, /Creative/, /Live Music/, /Videography/);
  await visitor.until(() => document.querySelectorAll('main article img').length >= 6);
  await visitor.seeLink(/Request Quote/, /^\/contact\?.*request=quote/);
  await visitor.seeLink(/Book Service/, /^\/contact\?/);
});

walk(
  'the page describes the artist and what collectors can expect (S6, S116, S117, S118)',
  async ({ visitor }) => {
    await visitor.open('/about');
    await visitor.until(() => document.querySelector('main h1') && document.querySelector('main img'));
    await visitor.readAll(/production/, /2–3 weeks/, /3–4/, /deliver/, /certificate|authentic/, /tax/);
  },
);

walk('the page shows how to reach the studio (S7, S13, S122, S123)', async ({ visitor }) => {
  await visitor.open('/contact#contact-form');
  await visitor.until(() => {
    const top = document.querySelector('#contact-form')?.getBoundingClientRect().top ?? Infinity;
    return top < window.innerHeight;
  });
  await visitor.readAll(/Art Collectors/, /Press & Media/, /Selling Partners/, /Dallas/);
  await visitor.open('/selling-partners');
  await visitor.see('heading', 'Selling Partners');
  await visitor.seeLink(/Selling partners/, /^\/selling-partners$/);
});

walk('a message requires all its fields, and is sent (S124, S125, S126, S127)', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.untilInteractive('main form');
  const subjects = await visitor.run(() => {
    const list = document.querySelector<HTMLSelectElement>('main select');
    return [...(list?.options ?? []), ...(list?.selectedOptions ?? [])].map(({ text }) => text);
  });
  expect(subjects).toEqual([
    'Commission Inquiry',
    'Press / Media Inquiry',
    'Gallery Partnership',
    'Becoming a Selling Partner',
    'General Inquiry',
    'General Inquiry',
  ]);
  await visitor.press('button', 'Send message');
  await visitor.until(() => document.querySelectorAll('main [aria-invalid=true]').length >= 3);
  await fillMessage(visitor);
  await visitor.press('button', 'Send message');
  await visitor.readAll(
    /Message Sent Successfully/,
    /Thank you for your message\. We'll get back to you soon!/,
  );
  await visitor.expectValue('Name', '');
});

walk('the page says so while a message is being sent (S126)', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.untilInteractive('main form');
  await fillMessage(visitor);
  await visitor.answer(/api\/contact/, 'none yet');
  await visitor.press('button', 'Send message');
  await visitor.readAll(/SENDING\.\.\./);
  await visitor.until(() =>
    [...document.querySelectorAll('main button')].some(
      (button) =>
        /SENDING/i.test(button.textContent ?? '') &&
        (button.matches(':disabled') || button.getAttribute('aria-disabled') === 'true'),
    ),
  );
});

for (const { title, answer, words } of [
  {
    title: 'a message that is refused is told in the words of the server (S128)',
    answer: { status: 400, body: { error: 'The server says no', message: 'The server says no' } },
    words: /The server says no/,
  },
  {
    title: 'a message that fails is told (S128)',
    answer: { status: 500 },
    words: /Please try again later\./,
  },
])
  walk(title, async ({ visitor }) => {
    await visitor.open('/contact');
    await visitor.untilInteractive('main form');
    await fillMessage(visitor);
    await visitor.answer(/api\/contact/, answer);
    await visitor.press('button', 'Send message');
    await visitor.readAll(/Failed to Send Message/, words);
    await visitor.expectValue('Message', 'Do you ship to Lisbon?');
  });

walk('any other path says that nothing is there (S14, S15)', async ({ visitor }) => {
  await visitor.open('/no/such/page');
  await visitor.readAll(/404 Page Not Found/, /Nothing hangs here\./);
});

async function fillMessage(visitor: Visitor): Promise<void> {
  await visitor.enter('Name', 'Ines Roth');
  await visitor.enter(/^Email$/, 'ines@roth.example');
  await visitor.enter('Message', 'Do you ship to Lisbon?');
}
