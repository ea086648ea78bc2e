import { CARD } from '../harness/buyer';
import { numbersIn } from '../harness/print-ledger';
import { payWith, reviewOrder } from './buyer';
import { expect, walk } from './test';

walk.use({ viewport: { width: 390, height: 844 } });

const peony = { slug: 'inside-voice', sizeKey: '20x20' };
const dunes = { slug: 'standing-late', sizeKey: '30x20' };

walk(
  'a shopper searches on a phone, buys print 5 of 9 and reads the receipt',
  async ({ visitor, gallery }) => {
    await walk.step('finds the artwork with a search, which keeps every letter', async () => {
      await visitor.open('/fine-art');
      await visitor.enter('Search title, series or tag', 'inside voice');
      await visitor.expectAddress(/\?q=inside\+voice$/);
      await visitor.expectValue('Search title, series or tag', 'inside voice');
      await visitor.press('link', /Inside Voice/, -1);
      await visitor.see('heading', 'Inside Voice');
    });

    await walk.step('selects size and number', async () => {
      await visitor.check('radio', /^20 × 20 in/);
      await visitor.press('button', 'Purchase, $4,000');
      await visitor.read('You would receive number 3 of 9');
      await visitor.check('radio', '5');
      await visitor.read('You would receive number 5 of 9');
      await visitor.press('button', 'Add to cart');
      await visitor.read(/^Held for you until/);
      expect(await numbersIn(gallery, peony, 'held')).toEqual([5]);
    });

    await walk.step('reviews the order', async () => {
      await reviewOrder(visitor);
      await visitor.read('$4,450.00');
    });

    await walk.step('pays with a card', async () => {
      await visitor.press('button', /^Purchase Artwork, /);
      await payWith(visitor, CARD.pays);
      await visitor.see('heading', 'Thank you');
      await visitor.read(/5 of 9/);
      expect(await numbersIn(gallery, peony, 'sold')).toContain(5);
    });
  },
);

walk(
  'a declined card sells nothing, and Back returns to an order that can be paid again',
  async ({ visitor, gallery }) => {
    await visitor.open(`/fine-art/${dunes.slug}`);
    await visitor.press('button', /^Purchase, /);
    await visitor.press('button', 'Add to cart');
    await reviewOrder(visitor);
    await visitor.press('button', /^Purchase Artwork, /);
    await payWith(visitor, CARD.declined);
    await visitor.read('Your card was declined.');
    await visitor.press('link', 'Back');
    await visitor.read('Payment cancelled');
    expect(await numbersIn(gallery, dunes, 'held')).toEqual([]);
    await visitor.see('button', /^Purchase Artwork, /);
  },
);
