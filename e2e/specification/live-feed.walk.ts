import { enterFeed, newAddress } from '../engines/guest';
import { expect, walk } from '../engines/test';
import type { Visitor } from '../engines/visitor';
import { RUTH } from '../harness/guest';
import type { Gallery } from '../harness/test';

/** The event alone, without its photos. */
const EVENT = /api\/events\/[^/?]+$/;
const PHOTOS = /api\/events\/[^/]+\/photos/;
const TILE = /^Silhouette of a singer/;

walk(
  'photos have their shapes, with sponsors and a link to the collection (L33, L38, L41, L42, L43, L51, L52, L54)',
  async ({ visitor }) => {
    await enterFeed(visitor);
    await visitor.readAll(/Viewers [1-9]/, /With thanks to/);
    await visitor.seeLink(/Begin Your Collection/, /^\/fine-art$/);
    await visitor.until(() => document.querySelectorAll('[aria-label=Photographs] li img').length >= 5);
    const shapes = await visitor.run(shapesOfTiles);
    expect(shapes).toEqual(expect.arrayContaining(['landscape', 'vertical']));
    await visitor.until(() => {
      const hint = [...document.querySelectorAll('main *')].find(
        ({ children, textContent }) => children.length === 0 && /Tap any photo/.test(textContent ?? ''),
      );
      return !hint?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });
  },
);

walk('a photo is opened and closed (L39, L56)', async ({ visitor }) => {
  await enterFeed(visitor);
  await visitor.press('button', TILE);
  await visitor.press('button', 'Back to Gallery');
  await visitor.missDialog();
  await visitor.press('button', TILE);
  await visitor.see('button', 'Back to Gallery');
  await visitor.pressKey('Escape');
  await visitor.missDialog();
});

walk('photos are polled every five seconds (L48)', async ({ visitor }) => {
  await enterFeed(visitor);
  await visitor.answer(/nothing/, 'real');
  const polls = () =>
    visitor.run(
      (photos: string) => window.requests?.filter((request) => new RegExp(photos).test(request)).length,
      PHOTOS.source,
    );
  await expect.poll(polls, { timeout: 30_000 }).toBeGreaterThan(1);
});

for (const { status, words } of [
  { status: 'live', words: /Waiting for Photos/ },
  { status: 'scheduled', words: /No photos yet/ },
  { status: 'completed', words: /No Photos Available/ },
])
  walk(`an event without photos says so while ${status} (L44)`, async ({ visitor, gallery }) => {
    await enterFeed(visitor);
    await openEventAs(visitor, { ...(await currentEvent(gallery)), status }, []);
    await visitor.readAll(words);
  });

walk(
  'a photo is shared with the gallery’s hashtag if its event has none (L47)',
  async ({ visitor, gallery }) => {
    await enterFeed(visitor);
    await openEventAs(visitor, { ...(await currentEvent(gallery)), hashtag: null });
    await visitor.press('button', TILE);
    await visitor.see('button', 'Back to Gallery');
    await visitor.run(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: ({ text }: ShareData) => {
          document.documentElement.dataset['shared'] = text;
          return Promise.resolve();
        },
      });
    });
    await visitor.press('button', 'Share');
    await visitor.until(() => document.documentElement.dataset['shared']?.endsWith(' #TFGalleryLive'));
  },
);

walk(
  'an external gallery is shown in a frame, which reloads every 90 s (L46)',
  async ({ visitor, gallery }) => {
    await visitor.open(`${gallery.inquiryURL}/live-event`);
    await visitor.untilInteractive('main form');
    await visitor.run(hurry, 30);
    await visitor.enter('Full Name', RUTH.name);
    await visitor.enter('Email Address', newAddress());
    await visitor.press('button', 'Enter Gallery');
    await visitor.see('list', 'Photographs');
    await visitor.until(() => {
      const frame = document.querySelector('iframe[title="More of this evening"]');
      frame?.setAttribute('data-seen', '');
      return frame?.getAttribute('src')?.startsWith('https://photographs.example/');
    });
    await visitor.until(() =>
      document.querySelector('iframe[title="More of this evening"]:not([data-seen])'),
    );
  },
);

walk('a lost connection is retried five times, and then on request (L53)', async ({ visitor }) => {
  await visitor.open('/live-event');
  await visitor.untilInteractive('main form');
  await visitor.run(hurry, 50);
  await visitor.run(refuseSockets);
  await visitor.enter('Full Name', RUTH.name);
  await visitor.enter('Email Address', newAddress());
  await visitor.press('button', 'Enter Gallery');
  await visitor.readAll(/Live updates are paused\. New photographs may take a few seconds longer\./);
  await visitor.see('button', 'Reconnect');
  expect(await visitor.run(() => document.documentElement.dataset['sockets'])).toBe('6');
});

async function currentEvent(gallery: Gallery): Promise<Record<string, unknown>> {
  const event: unknown = await (await fetch(`${gallery.baseURL}/api/events/tfgallery`)).json();
  return { ...(event as object) };
}

/** Opens the live event from the list of events, as if it were like this. */
async function openEventAs(visitor: Visitor, event: object, photos?: unknown[]): Promise<void> {
  await visitor.open('/live-events');
  await visitor.untilInteractive('[role=tab]');
  await visitor.answer(EVENT, { status: 200, body: event });
  if (photos) {
    await visitor.answer(PHOTOS, { status: 200, body: photos });
    await visitor.answer(/api\/live-uploads/, { status: 200, body: [] });
  }
  await visitor.press('link', 'View Live', 0);
}

/** Runs in the page: timeouts of five seconds or more become shorter. */
function hurry(times: number): void {
  const wait = window.setTimeout.bind(window);
  const repeat = window.setInterval.bind(window);
  const hurried = (delay = 0) => (delay >= 5_000 ? delay / times : delay);
  Object.assign(window, {
    setTimeout: (run: TimerHandler, delay?: number) => wait(run, hurried(delay)),
    setInterval: (run: TimerHandler, delay?: number) => repeat(run, hurried(delay)),
  });
}

/** Runs in the page: counts the sockets that are opened; none of them connects. */
function refuseSockets(): void {
  let count = 0;
  window.WebSocket = class extends WebSocket {
    constructor() {
      super(`${location.origin.replace('http', 'ws')}/nothing`);
      count += 1;
      document.documentElement.dataset['sockets'] = String(count);
    }
  };
}

/** Runs in the page. */
function shapesOfTiles(): string[] {
  return [...document.querySelectorAll('[aria-label=Photographs] li img')].map((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    const ratio = width / height;
    return Math.abs(ratio - 1) <= 0.1 ? 'square' : ratio > 1 ? 'landscape' : 'vertical';
  });
}
