import { signIn } from '../engines/collector';
import { expect, walk } from '../engines/test';
import type { Visitor } from '../engines/visitor';

walk('a favorite requires an account (S68, C33)', async ({ visitor }) => {
  await visitor.open('/fine-art/shallows');
  await visitor.untilInteractive();
  await visitor.press('button', /^Favorite /);
  await visitor.readAll(/Login Required/, /Please log in to add items to favorites\./);
});

walk(
  'an artwork is saved and removed again, and failures are reported (S68, C34, C35, C36, C37, C38, C39)',
  async ({ visitor }) => {
    await openSignedIn(visitor, '/fine-art/membrane');
    await visitor.untilInteractive();
    await visitor.answer(/api\/favorites/, { status: 500 });
    await visitor.press('button', /^Favorite Membrane/);
    await visitor.readAll(/Failed to add to favorites\. Please try again\./);
    await visitor.answer(/api\/favorites/, 'real');
    await visitor.press('button', /^Favorite Membrane/);
    await visitor.readAll(/Added to Favorites/);

    await visitor.open('/collector?tab=favorites');
    await visitor.readAll(/Membrane/);
    await visitor.open('/collector/portal?tab=saved-works');
    await visitor.readAll(/Membrane/);
    await visitor.answer(/api\/favorites/, { status: 500 });
    await visitor.press('button', /^Remove Membrane/);
    await visitor.readAll(/Failed to remove artwork from saved works\./);
    await visitor.answer(/api\/favorites/, 'real');
    await visitor.press('button', /^Remove Membrane/);
    await visitor.readAll(/Removed from Saved Works/);
    await visitor.until(
      () =>
        !document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')?.innerText.includes('Membrane'),
    );
  },
);

walk(
  'the dashboard welcomes a collector with tiles, tabs and links (C19, C20, C23, C24, C25, C27, C28)',
  async ({ visitor }) => {
    await openSignedIn(visitor, '/collector');
    await visitor.readAll(
      /Welcome back, Elena/,
      /VIP Collector/,
      /Favorites/,
      /Total orders/,
      /Total spent/,
      /Commissions/,
    );
    for (const tab of ['Favorites', 'Orders', 'Commissions', 'Profile']) await visitor.see('tab', tab);
    await visitor.open('/collector?tab=profile');
    for (const [name, address] of [
      [/Catalog/, /^\/catalog$/],
      [/Live events/, /^\/live-events$/],
      [/On your wall/, /^\/visualizer/],
      [/Contact the artist/, /^mailto:/],
      [/site/, /^https:\/\/artist/],
      [/journal/, /^https:\/\/journal/],
    ] as const)
      await visitor.seeLink(name, address);
  },
);

walk('orders and commissions are listed with colored statuses (C29, C30, C31, C32)', async ({ visitor }) => {
  await openSignedIn(visitor, '/collector?tab=orders');
  await visitor.readAll(/Shipped/, /Delivered/, /Completed/, /\d of 9/, /\$\d/);
  const shipped = await visitor.run(colorsOf, 'Shipped');
  const delivered = await visitor.run(colorsOf, 'Delivered');
  await visitor.open('/collector?tab=commissions');
  // Other tests advance the order that is in processing; nobody advances the commission.
  await visitor.readAll(/Diptych for a stairwell/, /\$10,000–\$15,000/, /Processing/);
  const colors = [await visitor.run(colorsOf, 'Processing'), shipped, delivered];
  expect(colors).not.toContain(null);
  expect(new Set(colors).size).toBe(3);
});

walk('the portal has its tabs, previews and certificates (C40, C42, C43, C44)', async ({ visitor }) => {
  await openSignedIn(visitor, '/collector/portal');
  for (const tab of ['Saved Works', 'Private Preview', 'Inquiry', 'Certificates'])
    await visitor.see('tab', tab);
  await visitor.open('/collector/portal?tab=private-preview');
  await visitor.until(
    () =>
      document.querySelector('[role=tabpanel] img') && document.querySelector('[role=tabpanel] :is(h2, h3)'),
  );
  await visitor.open('/collector/portal?tab=certificates');
  await visitor.see('link', /^Open certificate of /, 0);
  const certificate = await visitor.run(async () => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('[role=tabpanel] a')].find(({ href }) =>
      href.includes('pdf'),
    );
    if (!link) return null;
    return [link.target, (await fetch(link.href)).headers.get('content-type')];
  });
  expect(certificate).toEqual(['_blank', 'application/pdf']);
});

walk(
  'an inquiry requires type and message, and failures are reported (C47, C48, C49, C50)',
  async ({ visitor }) => {
    await openSignedIn(visitor, '/collector/portal?tab=inquiry');
    await visitor.seeField('Inquiry type');
    const types = await visitor.run(() =>
      [...(document.querySelector<HTMLSelectElement>('[role=tabpanel] select')?.options ?? [])].map(
        ({ text }) => text,
      ),
    );
    expect(Array.isArray(types) && types.slice(-6)).toEqual([
      'Commission',
      'Availability',
      'Framing',
      'Pricing',
      'Studio Visit',
      'Other',
    ]);
    expect(await visitor.run(isSendDisabled)).toBe(true);
    await visitor.enter('Message', 'Is number 5 free?');
    expect(await visitor.run(isSendDisabled)).toBe(true);
    await visitor.choose('Inquiry type', 'Framing');
    await visitor.answer(/collector\/inquiry/, { status: 500 });
    await visitor.press('button', 'Send inquiry');
    await visitor.readAll(/Failed to send inquiry\. Please try again\./);
    await visitor.answer(/collector\/inquiry/, 'real');
    await visitor.press('button', 'Send inquiry');
    await visitor.readAll(/Inquiry Sent/, /24 hours/);
  },
);

walk('a collector requests a notification about a preview (C51)', async ({ visitor, gallery }) => {
  await gallery.query('DELETE FROM presale_notifications');
  await openSignedIn(visitor, '/collector/portal?tab=private-preview');
  await visitor.press('button', /^Notify me/, 0);
  await visitor.readAll(/Notification Requested/);
});

async function openSignedIn(visitor: Visitor, path: string): Promise<void> {
  await visitor.open('/about');
  await visitor.untilInteractive();
  await signIn(visitor);
  await visitor.open(path);
}

/** Runs in the page: the badge's colors. */
function colorsOf(state: string): string | null {
  const badge = [...document.querySelectorAll('[role=tabpanel] *')].find(
    (part) => part.children.length === 0 && part.textContent?.toLowerCase() === state.toLowerCase(),
  );
  return badge ? getComputedStyle(badge).color + getComputedStyle(badge).backgroundColor : null;
}

/** Runs in the page. */
function isSendDisabled(): boolean {
  return [...document.querySelectorAll('[role=tabpanel] button')].some(
    (button) => /Send inquiry/.test(button.textContent ?? '') && button.matches(':disabled'),
  );
}
