import type { EmailBlock, EmailWork } from '../../platform';

/** The button to the order's page. */
export const orderLink = (link: string): EmailBlock => ({ link, label: 'View your order' });

export const workBlocks = (works: readonly EmailWork[]): EmailBlock[] => works.map((work) => ({ work }));

/** What previews show for the works of an order. */
export const SAMPLE_WORKS: readonly EmailBlock[] = workBlocks([
  {
    title: 'Night Bloom',
    details: '30 × 20 in, framed 42 × 32 in, Gold Frame',
    editionNumbers: [3],
    editionTotal: 9,
  },
]);

export const SAMPLE_ORDER_LINK: readonly EmailBlock[] = [
  orderLink('https://gallery.example/order-lookup?number=TF-7K3M-Q9XD'),
];
