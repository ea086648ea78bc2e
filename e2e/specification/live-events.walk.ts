import { replaceClipboard } from '../engines/clipboard';
import { expect, walk } from '../engines/test';

walk(
  'the live event comes first, with its counts and its QR code (L1, L3, L4, L6, L7, L8, L9, L10, L15)',
  async ({ visitor }) => {
    await visitor.open('/live-events');
    await visitor.readAll(
      /An Evening on Paper/,
      /Scan to join on a phone\./,
      /The studio, Dallas/,
      /Studio evening/,
      /of 120/,
      /Viewers/,
      /Photographs/,
      /Available/,
      /Live Updates/,
    );
    await visitor.see('img', /^QR code of An Evening/);
    await visitor.until(() => {
      const code = [...document.images].find(({ alt }) => alt.startsWith('QR code'));
      return code?.src.startsWith('data:image') && code.naturalWidth > 0;
    });
    await visitor.until(() => {
      const bar = document.querySelector('[role=progressbar], progress');
      const share = Number(bar?.getAttribute('aria-valuenow') ?? bar?.getAttribute('value') ?? Number.NaN);
      return share >= 0 && share <= 100;
    });
    await visitor.until(hasPulsingRed);
  },
);

walk('tabs sort events, each with what fits its status (L2, L11, L12, L13)', async ({ visitor }) => {
  await visitor.open('/live-events');
  await visitor.untilInteractive('[role=tab]');
  await visitor.see('tab', /^Live/);
  await visitor.press('tab', /^Upcoming/);
  await visitor.readAll(/Set Reminder/, /VIP/, /Scheduled/);
  await visitor.press('tab', /^Past/);
  await visitor.readAll(/Completed/);
  await visitor.until(
    () =>
      !document
        .querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')
        ?.innerText.includes('Set Reminder'),
  );
});

walk('without events each tab says so (L3, L14)', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.untilInteractive();
  await visitor.answer(/api\/events\?/, { status: 200, body: [] });
  await visitor.press('link', 'Live events', -1);
  await visitor.readAll(/No Live Events/, /Select an Event/);
  await visitor.press('tab', /^Upcoming/);
  await visitor.readAll(/No Scheduled Events/);
  await visitor.press('tab', /^Past/);
  await visitor.readAll(/No Past Events/);
});

walk(
  'the QR code is saved and its link copied, or the page says that it failed (L16, L18)',
  async ({ visitor }) => {
    await visitor.open('/live-events');
    await visitor.untilInteractive('[role=tab]');
    await visitor.see('img', /^QR code of An Evening/);
    await visitor.run(() => {
      HTMLAnchorElement.prototype.click = function () {
        document.documentElement.dataset['saved'] = this.download;
      };
    });
    await visitor.press('button', 'Download QR code', 0);
    await visitor.readAll(/Downloaded/, /QR code saved to your device/);
    await visitor.until(() => document.documentElement.dataset['saved']?.endsWith('.png'));
    await visitor.run(replaceClipboard, true);
    await visitor.press('button', 'Copy link', 0);
    await visitor.readAll(/Copied!|Link Copied/);
    await visitor.until(() => window.copiedText?.includes('/live-event'));
    await visitor.run(replaceClipboard, false);
    await visitor.press('button', 'Copy link', 0);
    await visitor.readAll(/Copy Failed/, /Unable to copy to clipboard/);
  },
);

walk('a QR code that cannot be generated is reported (L17)', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.untilInteractive();
  await visitor.answer(/api\/events\/[^/]+\/qr/, { status: 500 });
  await visitor.press('link', 'Live events', -1);
  await visitor.readAll(/QR Code Unavailable/, /Unable to generate QR code for this event/);
});

walk('a loading event is animated, and one that fails can be retried (L34, L36)', async ({ visitor }) => {
  for (const answer of ['none yet' as const, { status: 500 }]) {
    await visitor.open('/live-events');
    await visitor.untilInteractive('[role=tab]');
    await visitor.answer(/api\/events\/[^/?]+$/, answer);
    await visitor.press('link', 'View Live', 0);
    if (answer === 'none yet')
      await visitor.until(() =>
        [...document.querySelectorAll('main *')].some((part) => part.getAnimations().length > 0),
      );
  }
  await visitor.readAll(/Unable to Load Event/, /try refreshing the page\./);
  await visitor.see('button', 'Refresh Page');
});

walk('an event that does not exist leads home (L35)', async ({ visitor }) => {
  await visitor.open('/live-event/nothing-like-it');
  await visitor.readAll(
    /Event Not Found/,
    /The live event you.re looking for is not available or may have ended\./,
  );
  await visitor.seeLink(/Return Home/, /^\/$/);
  expect(await visitor.run(() => document.querySelectorAll('main form').length)).toBe(0);
});

/** Runs in the page: whether something red is animated, even a pseudo-element. */
function hasPulsingRed(): boolean {
  const isRed = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return red > 120 && red > 1.5 * green && red > 1.5 * blue;
  };
  return document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect : null))
    .some((effect) => {
      if (!effect?.target) return false;
      const { backgroundColor, color } = getComputedStyle(effect.target, effect.pseudoElement);
      return isRed(backgroundColor) || isRed(color);
    });
}
