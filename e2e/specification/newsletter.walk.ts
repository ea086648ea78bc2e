import { expect, walk } from '../engines/test';
import { enterFeed } from '../engines/guest';
import type { Visitor } from '../engines/visitor';

const PAGES = [
  { source: 'landing', path: '/' },
  { source: 'fine-art', path: '/fine-art' },
  { source: 'commercial', path: '/commercial' },
  { source: 'about', path: '/about' },
  { source: 'contact', path: '/contact' },
  { source: 'cart', path: '/cart' },
  { source: 'artwork-detail', path: '/fine-art/inside-voice' },
  { source: 'live-event', path: '/live-event/tfgallery' },
];

walk(
  'each page has a newsletter form (S49, S94, S130, S131, S134, S149, L45)',
  async ({ visitor, gallery }) => {
    await enterFeed(visitor);
    const addresses: string[] = [];
    for (const { source, path } of PAGES) {
      await openForm(visitor, path);
      const address = `${source}.${Date.now()}@letters.example`;
      addresses.push(address);
      await subscribe(visitor, address);
      await expect
        .poll(() =>
          visitor.run(
            () => document.querySelector<HTMLInputElement>('[aria-labelledby=newsletter] input')?.value,
          ),
        )
        .toBe('');
    }
    const kept = await gallery.query<{ source: string }>(
      `SELECT source_page AS source FROM newsletter_subscribers WHERE email IN (${addresses.map(() => '?').join()})`,
      addresses,
    );
    expect(kept.map(({ source }) => source).toSorted()).toEqual(PAGES.map(({ source }) => source).toSorted());
  },
);

walk('an invalid address is reported (S132, S133)', async ({ visitor }) => {
  await openForm(visitor, '/about');
  await subscribe(visitor, '');
  await visitor.readAll(/Please enter your email address\./);
  await subscribe(visitor, 'ines at roth');
  await visitor.readAll(/Please enter a valid email address\./);
});

walk('a failed or slow subscription is reported (S134, S135)', async ({ visitor }) => {
  await openForm(visitor, '/about');
  await visitor.answer(/email-subscribe/, { status: 500 });
  await subscribe(visitor, 'ines@roth.example');
  await visitor.readAll(/Subscription failed/, /Failed to subscribe\. Please try again\./);
  await visitor.answer(/email-subscribe/, {
    status: 400,
    body: { message: 'Not this one', error: 'Not this one' },
  });
  await subscribe(visitor, 'ines@roth.example');
  await visitor.readAll(/Not this one/);
  await visitor.answer(/email-subscribe/, 'none yet');
  await subscribe(visitor, 'ines@roth.example');
  await visitor.readAll(/Subscribing\.\.\./);
  await visitor.until(() =>
    document
      .querySelector<HTMLInputElement>('[aria-labelledby=newsletter] input')
      ?.matches(':disabled, [readonly]'),
  );
});

async function openForm(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.untilInteractive('[aria-labelledby=newsletter] form');
}

async function subscribe(visitor: Visitor, address: string): Promise<void> {
  await visitor.enter('Email', address, -1);
  await visitor.press('button', 'Subscribe', -1);
}
