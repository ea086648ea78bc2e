import { replaceClipboard } from '../engines/clipboard';
import { expect, walk } from '../engines/test';

walk('an artwork has one page at two URLs, with its texts (S3, S4, S85, S96)', async ({ visitor }) => {
  await visitor.open('/artwork/inside-voice');
  await visitor.see('heading', 'Inside Voice');
  await visitor.open('/fine-art/inside-voice');
  await visitor.see('heading', 'Inside Voice');
  await visitor.readAll(/At this distance a peony/);
  for (const [name, address] of [
    [/TF Gallery/, /^\/$/],
    [/Fine Art/, /^\/fine-art$/],
    [/About/, /^\/about$/],
    [/Contact/, /^\/contact$/],
    [/The charity/, /^https:\/\//],
  ] as const)
    await visitor.seeLink(name, address);
});

walk('its images wrap around and can be enlarged (S83, S84)', async ({ visitor }) => {
  await visitor.open('/fine-art/inside-voice');
  await visitor.untilInteractive();
  await visitor.readAll(/1 of 3/);
  await visitor.press('button', 'Previous', 0);
  await visitor.readAll(/3 of 3/);
  await visitor.press('button', 'Next', 0);
  await visitor.readAll(/1 of 3/);
  await visitor.press('button', 'Enlarge', 0);
  await visitor.see('dialog', /./);
  await visitor.pressKey('Escape');
  await visitor.missDialog();
});

walk(
  'editions are selected by size, frame and price (S86, S87, S89, S112, S114, S115)',
  async ({ visitor }) => {
    await visitor.open('/fine-art/inside-voice');
    await visitor.untilInteractive();
    await visitor.readAll(
      /7 × 7 in.{0,40}\$333/,
      /20 × 20 in.*32\.5 × 32\.5 in.*\$4,000/,
      /30 × 30 in.*42\.5 × 42\.5 in.*\$8,000/,
      /40 × 40 in.*52\.5 × 52\.5 in.*\$14,000/,
      /Unframed/,
      /Edition 1 of 9, minis 1 of 100/,
      /of 100 remaining/,
    );
    await visitor.check('radio', /^30 × 30 in/);
    await visitor.see('button', 'Purchase, $8,000', 0);
    await visitor.check('radio', 'White');
    await visitor.check('radio', /^20 × 20 in/);
    await visitor.see('button', 'Purchase, $4,000', 0);
  },
);

walk('landscapes have their prices, and Tier 2 has its own (S110, S111, S114)', async ({ visitor }) => {
  await visitor.open('/fine-art/before-the-curtain');
  await visitor.readAll(
    /\$333/,
    /30 × 20 in.*42 × 32 in.*\$5,000/,
    /45 × 30 in.*57 × 42 in.*\$10,000/,
    /60 × 40 in.*74 × 52 in.*\$15,000/,
  );
  await visitor.open('/fine-art/standing-late');
  await visitor.readAll(/\$10,000/, /\$20,000/, /\$30,000/);
});

walk(
  'the purchase dialog says what a purchase includes (S88, S97, S98, S99, S100, S101)',
  async ({ visitor }) => {
    await visitor.open('/fine-art/inside-voice');
    await visitor.untilInteractive();
    await visitor.press('button', /^Purchase, /, 0);
    await visitor.see('dialog', 'Purchase');
    await visitor.readAll(
      /about 3–5 weeks with rush available/,
      /Taxes not included/,
      /Delivery included in the Dallas area; worldwide shipping/,
      /Credit card adds 3%; check, wire or cash also accepted/,
      /Certificate of authenticity included/,
    );
    await visitor.press('button', 'Add to cart');
    await visitor.expectAddress(/\/cart$/);
  },
);

walk('the page is shared by link, email and Instagram (S90, S91, S92)', async ({ visitor }) => {
  await visitor.open('/fine-art/inside-voice');
  await visitor.untilInteractive();
  await visitor.run(replaceClipboard, true);
  await visitor.press('button', 'Copy link');
  await visitor.readAll(/Link Copied/);
  await visitor.until(() => window.copiedText?.endsWith('/fine-art/inside-voice'));
  await visitor.seeLink(/Email/, /^mailto:\?subject=Inside/);
  await visitor.press('button', 'Instagram');
  await visitor.readAll(/paste it into your story/);
});

walk('related artworks are below it, and a link leads to the collection (S64, S95)', async ({ visitor }) => {
  await visitor.open('/fine-art/inside-voice');
  await visitor.untilInteractive();
  await visitor.seeLink(/See More Artworks/, /^\/fine-art#top$/);
  await visitor.run(() =>
    [...document.querySelectorAll('h2')]
      .find(({ textContent }) => /Related/.test(textContent ?? ''))
      ?.scrollIntoView({ behavior: 'instant' }),
  );
  await visitor.until(() => {
    const related = [...document.querySelectorAll('h2')]
      .find(({ textContent }) => /Related/.test(textContent ?? ''))
      ?.closest('section')
      ?.querySelectorAll('li a[href^="/fine-art/"]');
    return related && related.length > 0 && related.length <= 3;
  });
});

walk(
  'an inquiry is sent from the page, and failures are reported (S93, S136, S137, S138, S139, S140)',
  async ({ visitor, gallery }) => {
    await visitor.open('/fine-art/inside-voice');
    await visitor.untilInteractive();
    await visitor.run(() =>
      [...document.querySelectorAll('h2')]
        .find(({ textContent }) => /Ask about/.test(textContent ?? ''))
        ?.scrollIntoView({ behavior: 'instant' }),
    );
    await visitor.until(() =>
      [...document.querySelectorAll<HTMLInputElement>('main input')].some(
        ({ readOnly, value }) => readOnly && value === 'Inside Voice',
      ),
    );
    await visitor.seeField(/^Location/);
    const email = `ines.${Date.now()}@roth.example`;
    await visitor.enter('First name', 'Ines');
    await visitor.enter('Last name', 'Roth');
    await visitor.enter(/^Email$/, email);
    await visitor.answer(/api\/contact/, 'network error');
    await visitor.press('button', 'Send inquiry');
    await visitor.readAll(/Network error\./);
    await visitor.answer(/api\/contact/, { status: 500 });
    await visitor.press('button', 'Send inquiry');
    await visitor.readAll(/Something went wrong\./);
    await visitor.answer(/api\/contact/, 'real');
    await visitor.press('button', 'Send inquiry');
    await visitor.readAll(/Thanks! We'll be in touch soon\./);
    const [message] = await gallery.query<{ subject: string; message: string }>(
      'SELECT subject, message FROM contact_messages WHERE email = ?',
      [email],
    );
    expect(message?.subject).toBe('Artwork Inquiry: Inside Voice');
    expect(message?.message).toMatch(/Inside Voice[^]*Ines Roth[^]*Not provided/);
  },
);

walk('a page without an artwork leads back to the gallery (S80)', async ({ visitor }) => {
  await visitor.open('/fine-art/no-such-work');
  await visitor.readAll(/Artwork Not Found/);
  await visitor.seeLink(/Return to Gallery/, /^\/fine-art/);
});

walk('the page says so while the artwork is loading (S81)', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.untilInteractive();
  await visitor.answer(/api\/(artworks|admin\/artwork-inventory)/, 'none yet');
  await visitor.run(() => {
    history.pushState({}, '', '/fine-art/membrane');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await visitor.readAll(/Loading artwork\.\.\./);
});
