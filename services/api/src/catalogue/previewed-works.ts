import { Injectable } from '@nestjs/common';
import { dollars } from '@gallery/domain';
import { MediaService, pictureUrl, PLACEHOLDER_URL, type Picture } from '../media';
import { Clock, Settings } from '../platform';
import type { ArtworkEntity } from './artwork.entity';
import { UNTITLED } from './artwork.presenter';
import { CatalogueStore } from './catalogue.store';
import type { EditionEntity } from './edition.entity';
import { groupBy } from './group';
import { isReservedBy, standingOf } from './print-standing';
import type { PrintEntity } from './print.entity';

/** How one number stands for the collector who looks: `mine` is reserved by them. */
export type NumberState = 'available' | 'held' | 'sold' | 'mine';

/** An edition with each of its numbers; those that will never be sold are left out. */
export interface PreviewedEdition {
  editionId: string;
  size: string;
  frameSize: string | null;
  /** Dollars, as in the catalogue: null while the gallery sells by inquiry, 0 when on inquiry. */
  price: number | null;
  total: number;
  remaining: number;
  numbers: { number: number; state: NumberState }[];
}

/** A work as a chosen collector sees it, whether or not the public does. */
export interface PreviewedWork {
  artworkId: string;
  title: string;
  slug: string;
  series: string;
  year: number;
  medium: string;
  imageUrl: string;
  picture: Picture | null;
  editions: PreviewedEdition[];
  reservation: { editionId: string; size: string; number: number; until: Date } | null;
}

/** Works for private previews. Five queries, however many works there are. */
@Injectable()
export class PreviewedWorks {
  constructor(
    private readonly store: CatalogueStore,
    private readonly media: MediaService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** These works, hidden ones included, in no particular order; unknown ones are left out. */
  async of(artworkIds: readonly string[], collectorId: string): Promise<PreviewedWork[]> {
    const ids = [...new Set(artworkIds)];
    if (ids.length === 0) return [];
    const [artworks, pictures, editions, prints] = await Promise.all([
      this.store.byIds(ids),
      this.firstPictures(ids),
      this.store.editions(ids),
      this.store.prints(ids),
    ]);
    const editionsOf = groupBy(
      editions.filter((edition) => edition.enabled),
      (edition) => edition.artworkId,
    );
    const printsOf = groupBy(prints, (print) => print.editionId);
    const viewer = { collectorId, now: this.clock.now(), prices: this.settings.sales.mode === 'purchase' };
    return artworks.map((artwork) =>
      previewed(artwork, pictures.get(artwork.id) ?? null, {
        editions: editionsOf.get(artwork.id) ?? [],
        printsOf,
        viewer,
      }),
    );
  }

  /** The photograph itself before its view on a wall, by work. */
  private async firstPictures(artworkIds: string[]): Promise<Map<string, Picture>> {
    const images = await this.store.images(artworkIds);
    const ordered = images.toSorted((a, b) => Number(b.kind === 'artwork') - Number(a.kind === 'artwork'));
    const pictures = await this.media.picturesInPlace(ordered);
    const first = new Map<string, Picture>();
    ordered.forEach(({ artworkId }, index) => {
      const picture = pictures[index];
      if (picture && !first.has(artworkId)) first.set(artworkId, picture);
    });
    return first;
  }
}

interface Viewer {
  collectorId: string;
  now: Date;
  prices: boolean;
}

interface Shown {
  editions: EditionEntity[];
  printsOf: ReadonlyMap<string, PrintEntity[]>;
  viewer: Viewer;
}

function previewed(
  artwork: ArtworkEntity,
  picture: Picture | null,
  { editions, printsOf, viewer }: Shown,
): PreviewedWork {
  const { id, title, slug, series, year, medium } = artwork;
  const reserved = editions.flatMap(({ id: editionId, size }) =>
    (printsOf.get(editionId) ?? []).flatMap((print) =>
      isReservedBy(print, viewer.collectorId, viewer.now) && print.reservedUntil
        ? [{ editionId, size, number: print.number, until: print.reservedUntil }]
        : [],
    ),
  );
  return {
    artworkId: id,
    title: title.trim() || UNTITLED,
    slug,
    series,
    year,
    medium,
    imageUrl: picture ? pictureUrl(picture) : PLACEHOLDER_URL,
    picture,
    editions: editions.map((edition) => previewedEdition(edition, printsOf.get(edition.id) ?? [], viewer)),
    reservation: reserved[0] ?? null,
  };
}

function previewedEdition(
  { id, size, frameSize, priceCents, total }: EditionEntity,
  prints: readonly PrintEntity[],
  viewer: Viewer,
): PreviewedEdition {
  const numbers = prints.flatMap((print) => {
    const state = stateFor(print, viewer);
    return state === null ? [] : [{ number: print.number, state }];
  });
  return {
    editionId: id,
    size,
    frameSize,
    price: viewer.prices ? dollars(priceCents) : null,
    total,
    remaining: numbers.filter(({ state }) => state === 'available').length,
    numbers,
  };
}

function stateFor(print: PrintEntity, { collectorId, now }: Viewer): NumberState | null {
  if (isReservedBy(print, collectorId, now)) return 'mine';
  const state = standingOf(print, now);
  return state === 'void' ? null : state;
}
