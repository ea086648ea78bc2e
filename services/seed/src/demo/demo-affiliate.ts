import type { SizeKey } from '@gallery/domain';

/** Somebody who sends buyers: their link is `?ref=galerie-nord`. */
export const DEMO_PARTNER = {
  partnerName: 'Galerie Nord',
  partnerId: 'galerie-nord',
  email: 'nord@example.com',
  /** Days before the demo begins, here and below. */
  since: 120,
  notes: 'Shows the 40 x 40 of Mended Twice in their window.',
};

/** What was bought at the gallery on the partner's word, oldest first. Costs of these sizes are in the price book. */
export const DEMO_REFERRED: readonly {
  daysAgo: number;
  buyer: { fullName: string; email: string; street: string; city: string; state: string; zip: string };
  print: { title: string; size: SizeKey; quantity: number };
  reason: string;
}[] = [
  {
    daysAgo: 46,
    buyer: {
      fullName: 'Harriet Cole',
      email: 'harriet@example.com',
      street: '400 Canyon Road',
      city: 'Santa Fe',
      state: 'NM',
      zip: '87501',
    },
    print: { title: 'Four Seconds of Turning Away', size: '60x40', quantity: 1 },
    reason: 'Came with them to the opening',
  },
  {
    daysAgo: 6,
    buyer: {
      fullName: 'Jonas Weber',
      email: 'jonas@example.com',
      street: '12 Harbor Street',
      city: 'Portland',
      state: 'ME',
      zip: '04101',
    },
    print: { title: 'Membrane', size: '7x5', quantity: 2 },
    reason: 'Asked for it in their gallery',
  },
];
