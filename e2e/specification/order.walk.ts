import { addToCart, payWith, reviewOrder } from '../engines/buyer';
import { expect, walk } from '../engines/test';
import { CARD } from '../harness/buyer';

walk(
  'the order is reviewed with tax and fees, and stored (S158, S159, S161, S164, S168, S169)',
  async ({ visitor }) => {
    await addToCart(visitor, 'inside-voice', /^30 × 30 in/);
    await reviewOrder(visitor);
    await visitor.expectAddress(/\/order-confirmation/);
    await visitor.see('button', /^Purchase Artwork/);
    await visitor.readAll(
      /Tax estimate, 8\.25% \$660\.00/,
      /Separate/,
      /Charged today \$8,900\.00/,
      /Total includes taxes and card fees\. Free delivery within 45 miles of central Dallas/,
    );
    const kept = await visitor.run(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
    for (const key of [
      'billingInfo',
      'shippingInfo',
      'sameAsBilling',
      'items',
      'fullName',
      'totals',
      'frameType',
    ])
      expect(kept).toContain(key);
    expect(kept).not.toContain('installationAddress');
  },
);

walk('an order that cannot be paid is reported (S171, S176)', async ({ visitor }) => {
  await addToCart(visitor, 'shallows', /^7 × 7 in/);
  await visitor.open('/order-confirmation');
  await visitor.untilInteractive();
  await visitor.press('button', /^Purchase Artwork/);
  await visitor.readAll(/Checkout Error/);
  await visitor.expectAddress(/\/order-confirmation/);

  await visitor.open('/cart');
  await reviewOrder(visitor);
  for (const status of [500, 200]) {
    await visitor.answer(/create-checkout-session/, { status });
    await visitor.press('button', /^Purchase Artwork/);
    await visitor.readAll(/Checkout Error/, /Unable to process checkout\. Please try again or contact \S+@/);
    await visitor.until(() => !/Checkout Error/i.test(document.body.innerText));
  }
});

walk(
  'payment is cancelled, then made; cart and order are cleared (S10, S32, S172, S174, S175, S177, S178, S179)',
  async ({ visitor }) => {
    await addToCart(visitor, 'shallows', /^7 × 7 in/);
    await reviewOrder(visitor);
    await visitor.press('button', /^Purchase Artwork/);
    await visitor.see('heading', 'Test payment');
    await visitor.press('link', 'Back');
    await visitor.expectAddress(/\/order-confirmation/);
    await visitor.readAll(/Payment cancelled/);
    await visitor.untilInteractive('main button');
    await visitor.press('button', /^Purchase Artwork/);
    await payWith(visitor, CARD.pays);
    await visitor.expectAddress(/\/order-success/);
    await visitor.see('heading', 'Thank you');
    await visitor.readAll(/Shallows/, /24 hours/, /48 hours/);
    await visitor.seeLink(/./, /^\/fine-art$/);
    await visitor.seeLink(/./, /^mailto:|^\/contact/);
    await visitor.until(() => {
      const cart = localStorage.getItem('cart-items');
      const kept = JSON.stringify(localStorage) + JSON.stringify(sessionStorage);
      return (cart === null || cart === '[]') && !kept.includes('billingInfo');
    });
  },
);

walk(
  'the payment page without a session leads back to the live event (S11, S181, S183)',
  async ({ visitor }) => {
    await visitor.open('/checkout');
    await visitor.readAll(/Invalid checkout session/);
    await visitor.seeLink(/Return to Live Event/, /^\/live-event\//);
  },
);

walk('the page after payment says so if there was none (S12, S177)', async ({ visitor }) => {
  await visitor.open('/payment-success');
  await visitor.readAll(/No paid order found/);
  await visitor.seeLink(/Continue shopping/, /^\/fine-art$/);
  await visitor.seeLink(/Contact us/, /^mailto:/);
});
