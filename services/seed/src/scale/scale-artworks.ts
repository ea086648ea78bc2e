import {
  defaultEditions,
  priceEntry,
  DEFAULT_PRICE_BOOK,
  DEFAULT_SERIES,
  slugify,
  type ProposedEdition,
  type Orientation,
  type SeededRandom,
} from '@gallery/domain';
import type { BulkInsert } from './bulk-insert';
import { RARE_TITLE, TITLE_BEGINNINGS, TITLE_ENDS } from './scale-names';

/** An edition of a seeded work, with how many of its numbers are gone. */
export interface ScaleEdition extends ProposedEdition {
  id: string;
  sold: number;
}

/** A seeded work. */
export interface ScaleWork {
  id: string;
  title: string;
  series: string;
  year: number;
  medium: string;
  pictureId: string;
  editions: ScaleEdition[];
}

interface ScaleWorksOptions {
  count: number;
  /** Pictures that works share. */
  pictureIds: readonly string[];
  from: Date;
  to: Date;
}

const MEDIUM = 'Archival pigment print';
const METAL_SHARE = 0.2;

/**
 * Artworks with two pictures each and the editions of the price book. Their numbers follow once it is known who has
 * which.
 */
export async function seedArtworks(
  bulk: BulkInsert,
  random: SeededRandom,
  { count, pictureIds, from, to }: ScaleWorksOptions,
): Promise<ScaleWork[]> {
  const works: ScaleWork[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = new Date(from.getTime() + ((to.getTime() - from.getTime()) * index) / count);
    const work = await seedWork(bulk, random, { index, at, pictureIds });
    works.push(work);
  }
  await bulk.finish();
  return works;
}

async function seedWork(
  bulk: BulkInsert,
  random: SeededRandom,
  { index, at, pictureIds }: { index: number; at: Date; pictureIds: readonly string[] },
): Promise<ScaleWork> {
  const orientation: Orientation = random.happens(0.4) ? 'square' : 'landscape';
  const tier = random.happens(0.2) ? 'Tier 2' : 'Tier 1';
  const title =
    index === 0 ? RARE_TITLE : `${random.pick(TITLE_BEGINNINGS)} ${random.pick(TITLE_ENDS)} ${index}`;
  const work: ScaleWork = {
    id: random.id(at),
    title,
    series: random.pick(DEFAULT_SERIES).name,
    year: at.getUTCFullYear(),
    medium: MEDIUM,
    pictureId: random.pick(pictureIds),
    editions: editionsOf(random, orientation, tier, at),
  };
  const slug = slugify(title);
  await bulk.add('artworks', {
    id: work.id,
    title,
    slug,
    series: work.series,
    year: work.year,
    medium: MEDIUM,
    description: `${title}, made in ${work.year}. ${'Printed in the studio, signed on the back. '.repeat(1 + random.below(5))}`,
    tags: JSON.stringify(random.happens(0.5) ? ['new', 'limited'] : ['studio']),
    is_featured: random.happens(0.01) ? 1 : 0,
    orientation,
    size_type: orientation === 'square' ? 'square' : 'standard',
    tier,
    live_status: random.happens(0.9) ? 'live' : 'hidden',
    archived_at: random.happens(0.02) ? at : null,
    created_at: at,
    updated_at: at,
  });
  await bulk.add('artwork_slugs', { slug, artwork_id: work.id, created_at: at });
  for (const [kind, mediaId] of [
    ['artwork', work.pictureId],
    ['catalogue', random.pick(pictureIds)],
  ] as const) {
    await bulk.add('artwork_images', {
      id: random.id(at),
      artwork_id: work.id,
      kind,
      position: 0,
      media_id: mediaId,
      alt: title,
    });
  }
  for (const [position, edition] of work.editions.entries()) {
    await bulk.add('editions', {
      id: edition.id,
      artwork_id: work.id,
      position,
      size: edition.size,
      kind: edition.kind,
      enabled: random.happens(0.97) ? 1 : 0,
      price_cents: edition.priceCents,
      total: edition.total,
      frame_size: edition.frameSize,
      frame_style: edition.frameStyle,
      shipping_class: edition.shippingClass,
      created_at: at,
      updated_at: at,
    });
  }
  return work;
}

function editionsOf(random: SeededRandom, orientation: Orientation, tier: string, at: Date): ScaleEdition[] {
  const size = orientation === 'square' ? '8.5x8.5' : '8.5x11';
  const metal = priceEntry(DEFAULT_PRICE_BOOK, 'form_create', size);
  const plans: ProposedEdition[] = [
    ...defaultEditions(DEFAULT_PRICE_BOOK, { orientation, tier }),
    ...(metal && random.happens(METAL_SHARE)
      ? [
          {
            ...metal,
            size,
            kind: 'metal' as const,
            total: 9,
            frameStyle: 'Unframed' as const,
            shippingClass: 'framed' as const,
          },
        ]
      : []),
  ];
  return plans.map((plan) => ({ ...plan, id: random.id(at), sold: 0 }));
}
