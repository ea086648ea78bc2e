import { CARD, ELENA, ELENAS_STATE } from '../harness/buyer';
import { liveEvent } from '../harness/guest';
import type { Gallery } from '../harness/test';
import { enterCard, payWith, reviewOrder } from './buyer';
import { signInWhereAsked } from './collector';
import { enterFeed } from './guest';
import { walk } from './test';

walk.use({ viewport: { width: 390, height: 844 } });

walk(
  'a guest enters through the gate, opens a photo and buys number 1 of 9',
  async ({ visitor, gallery }) => {
    await enterFeed(visitor);
    await visitor.see('heading', (await liveEvent(gallery)).title);
    await visitor.press('button', await captionOfLatest(gallery));
    await visitor.press('button', 'Purchase options');
    await visitor.check('radio', /^(20 × 30|30 × 20) in/);
    await visitor.press('button', 'Add to cart, $10,000');
    await visitor.see('heading', 'Cart');
    await reviewOrder(visitor);
    await visitor.press('button', /^Purchase Artwork, /);
    await payWith(visitor, CARD.pays);
    await visitor.see('heading', 'Thank you');
    await visitor.read(/1 of 9/);
  },
);

walk('a guest orders a photo’s file and pays on the gallery’s own page', async ({ visitor, gallery }) => {
  await enterFeed(visitor);
  await visitor.see('heading', (await liveEvent(gallery)).title);
  await visitor.press('button', await captionOfLatest(gallery));
  await visitor.press('button', 'Purchase options');
  await visitor.check('radio', /Digital file and small print/);
  await visitor.press('button', 'Order photo, $150');
  await signInWhereAsked(visitor);
  for (const label of ['Address', 'City', 'ZIP'] as const) await visitor.enter(label, ELENA[label]);
  await visitor.choose('State', ELENAS_STATE);
  await enterCard(visitor, CARD.pays);
  await visitor.press('button', /^Pay, /);
  await visitor.see('heading', 'Thank you');
});

async function captionOfLatest(gallery: Gallery): Promise<RegExp> {
  const [photo] = await gallery.query<{ caption: string }>(
    'SELECT caption FROM event_photos WHERE seq IS NOT NULL ORDER BY seq DESC LIMIT 1',
  );
  return new RegExp(photo?.caption ?? 'no photo');
}
