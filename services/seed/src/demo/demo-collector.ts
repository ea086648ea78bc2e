import type { OrderStatus, SizeKey } from '@gallery/domain';

/** Someone who has bought for years, to sign in as. tools/gallery/welcome.mjs shows address and password. */
export const DEMO_COLLECTOR = {
  firstName: 'Elena',
  lastName: 'Marsh',
  email: 'collector@example.com',
  password: 'collector-demo',
  /** Days before the demo begins, here and below. */
  since: 640,
  /** When the owner made her a VIP collector. */
  vipSince: 280,
};

export const DEMO_ADDRESS = {
  fullName: 'Elena Marsh',
  email: DEMO_COLLECTOR.email,
  phone: '214 555 0146',
  street: '18 Turtle Creek Lane',
  city: 'Dallas',
  state: 'TX',
  zip: '75219',
  country: 'United States',
};

/** A step of an order or a commission. */
interface DemoStep {
  daysAgo: number;
  status: OrderStatus;
  note?: string;
}

/** What she bought at the gallery, oldest first. */
interface DemoOrder {
  daysAgo: number;
  prints: { title: string; size: SizeKey; quantity: number }[];
  notes: string | null;
  steps: (DemoStep & { trackingNumber?: string })[];
}

export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    daysAgo: 610,
    prints: [
      { title: 'Before the Curtain', size: '30x20', quantity: 1 },
      { title: 'Before the Curtain', size: '7x5', quantity: 1 },
    ],
    notes: 'The mini is a gift; please wrap it separately.',
    steps: [
      { daysAgo: 606, status: 'processing' },
      { daysAgo: 581, status: 'shipped' },
      { daysAgo: 578, status: 'delivered' },
      { daysAgo: 564, status: 'completed' },
    ],
  },
  {
    daysAgo: 290,
    prints: [{ title: 'Breath Between Ridges', size: '45x30', quantity: 1 }],
    notes: null,
    steps: [
      { daysAgo: 284, status: 'processing' },
      { daysAgo: 263, status: 'shipped' },
      { daysAgo: 262, status: 'delivered', note: 'Delivered and installed by us. Thank you for the coffee.' },
    ],
  },
  {
    daysAgo: 24,
    prints: [{ title: 'Trace Memory', size: '30x20', quantity: 1 }],
    notes: null,
    steps: [
      { daysAgo: 20, status: 'processing' },
      { daysAgo: 2, status: 'shipped', trackingNumber: '1Z999AA10123456784' },
    ],
  },
  {
    daysAgo: 5,
    prints: [{ title: 'Signal Arriving', size: '7x5', quantity: 2 }],
    notes: null,
    steps: [{ daysAgo: 4, status: 'processing' }],
  },
];

export const DEMO_FAVORITES: readonly { title: string; daysAgo: number }[] = [
  { title: 'Radiograph of a Lily', daysAgo: 320 },
  { title: 'Silver Stain', daysAgo: 96 },
  { title: 'Two Thoughts Meeting', daysAgo: 60 },
  { title: 'Someone Is Home', daysAgo: 12 },
  { title: 'Inside Voice', daysAgo: 3 },
];

export const DEMO_COMMISSION = {
  daysAgo: 42,
  projectType: 'Diptych for a stairwell',
  budgetRange: '$10,000–$15,000',
  description:
    'Two panels that follow the steps, from the series OBSERVATIONS, seen from below and in evening light.',
  wantsStudioVisit: true,
  steps: [
    { daysAgo: 41, status: 'reviewing' },
    {
      daysAgo: 35,
      status: 'approved',
      note: 'Two panels of 40 × 40 in, framed in natural wood, for $13,200.',
    },
    { daysAgo: 30, status: 'confirmed' },
    {
      daysAgo: 21,
      status: 'processing',
      note: 'The first proofs are drying. We will show them to you in the studio.',
    },
  ] satisfies DemoStep[],
};

/** An artwork that only those it is shown to can see. Its slug also tells that the collector was seeded before. */
export const DEMO_HIDDEN = {
  file: 'artworks/observations-04-half-light.jpg',
  alt: 'The shadow of a person standing on a pale wall, beside the light of a window',
  title: 'Half Light',
  series: 'OBSERVATIONS',
  year: 2026,
  medium: 'Archival pigment print on cotton rag',
  description: 'Someone stands where the window ends. Made in one evening, never shown before.',
  tags: ['shadow', 'figure', 'black and white'],
  orientation: 'square',
  tier: 'Tier 1',
} as const;

export const DEMO_PREVIEW = {
  daysAgo: 2,
  /** From the day of the seed on. A demo is looked at for months. */
  lastsDays: 180,
  note: 'I would like you to see this one before it hangs. It was made the evening after your last visit.',
};

export const DEMO_NOTE = {
  daysAgo: 9,
  file: 'live/10-on-the-light-table.jpg',
  alt: 'Contact sheets marked in red pencil, a loupe and negatives on a light table',
  title: 'Choosing',
  text: 'Two contact sheets on the light table, and most of their frames will go back into the box. I look for the one that is still there after I have closed my eyes. It is rarely the sharpest.',
};
