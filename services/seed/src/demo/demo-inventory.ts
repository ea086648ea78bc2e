import type { SizeKey } from '@gallery/domain';

/** The numbers from the first to the last, both included. */
const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * Prints that were sold before the demo begins, by title and size. They show each state of a work: plenty left, a few
 * left, one size gone, all gone, a lower number that comes free again between sold ones.
 */
export const DEMO_SOLD: Record<string, Record<SizeKey, number[]>> = {
  // The next buyer of the 20 x 20 gets print 3 of 9.
  'Inside Voice': { '7x7': upTo(12), '20x20': [1, 2] },
  Shallows: { '7x7': upTo(31), '20x20': upTo(6), '30x30': [1, 2], '40x40': [1] },
  'Silver Stain': { '7x7': upTo(94), '20x20': upTo(8), '30x30': upTo(8), '40x40': upTo(9) },
  'What the Tide Kept': { '7x5': upTo(100), '30x20': upTo(9), '45x30': upTo(7), '60x40': upTo(8) },
  'One Breath, Not Corrected': { '7x7': upTo(100), '20x20': upTo(9), '30x30': upTo(9), '40x40': upTo(9) },
  'Counting Down': { '7x7': upTo(44), '20x20': upTo(9), '30x30': upTo(4) },
  'Mended Twice': { '7x7': upTo(18), '20x20': upTo(5) },
  'Inventory of Wind': { '7x5': upTo(7), '30x20': [1, 3, 4] },
  'Radiograph of a Lily': { '20x20': upTo(3), '40x40': [1, 2] },
  'The Weight of Linen': { '7x7': upTo(9), '30x30': upTo(7) },
  'Salt and Iron': { '30x20': upTo(2) },
  'Someone Is Home': { '7x5': upTo(3) },
};

/** Works that are sold on request only: their editions carry no price. */
export const DEMO_ON_INQUIRY: readonly string[] = ['Last Song, Empty House'];

/**
 * Prints that hang in another gallery, which sells them: the shop must not. demo/site.json shows these very numbers
 * under “Now Available at”.
 */
export const DEMO_CONSIGNED: Record<string, Record<SizeKey, number[]>> = {
  'Mended Twice': { '30x30': [1] },
  'Inventory of Wind': { '45x30': [2] },
};
