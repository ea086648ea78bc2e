import { Injectable } from '@nestjs/common';
import { groupBy, toDollars } from '@gallery/domain';
import { pictureUrl, PLACEHOLDER_URL, type Picture } from '../../media';
import { Clock, Settings } from '../../platform';
import type { ArtworkEntity } from '../entities/artwork.entity';
import { frameStylesOf, UNTITLED_ARTWORK } from './artwork.presenter';
import { CatalogStore } from '../catalog.store';
import type { EditionEntity } from '../entities/edition.entity';
import { FirstPicturesService } from './first-pictures.service';
import { isReservedBy, currentPrintState } from '../prints/print-state';
import type { PrintEntity } from '../entities/print.entity';

/** The state of a print for the collector who looks at it: `mine` is reserved by them. */
export type CollectorPrintState = 'available' | 'held' | 'sold' | 'mine';

/** An edition with each of its prints, without those that will never be sold. */
export interface CollectorEdition {
  editionId: string;
  size: string;
  frameSize: string | null;
  /** The edition's own frame, then those to choose from. */
  frameColor: string;
  frameStyles: string[];
  /** Dollars, as in the catalog: null while the gallery sells by inquiry, 0 when on inquiry. */
  price: number | null;
  total: number;
  remaining: number;
  prints: { editionNumber: number; state: CollectorPrintState }[];
}

/** An artwork as a chosen collector sees it, whether or not the public does. */
export interface CollectorArtwork {
  artworkId: string;
  title: string;
  slug: string;
  series: string;
  year: number;
  medium: string;
  imageUrl: string;
  picture: Picture | null;
  editions: CollectorEdition[];
  reservation: { editionId: string; size: string; editionNumber: number; until: Date } | null;
}

/** Artworks for private previews. Five queries, however many artworks there are. */
@Injectable()
export class CollectorArtworksService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly firstPicturesService: FirstPicturesService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** These artworks, including hidden ones, in no particular order; unknown ids are left out. */
  async findForCollector(artworkIds: readonly string[], collectorId: string): Promise<CollectorArtwork[]> {
    const ids = [...new Set(artworkIds)];
    if (ids.length === 0) return [];
    const [artworks, pictures, editions, prints] = await Promise.all([
      this.catalogStore.findByIds(ids),
      this.firstPicturesService.find(ids),
      this.catalogStore.listEditions(ids),
      this.catalogStore.listPrints(ids),
    ]);
    const editionsOf = groupBy(
      editions.filter((edition) => edition.enabled),
      (edition) => edition.artworkId,
    );
    const printsOf = groupBy(prints, (print) => print.editionId);
    const viewer = { collectorId, now: this.clock.now(), prices: this.settings.sales.mode === 'purchase' };
    return artworks.map((artwork) =>
      presentCollectorArtwork(artwork, pictures.get(artwork.id) ?? null, {
        editions: editionsOf.get(artwork.id) ?? [],
        printsOf,
        viewer,
      }),
    );
  }
}

interface Viewer {
  collectorId: string;
  now: Date;
  prices: boolean;
}

interface VisibleEditions {
  editions: EditionEntity[];
  printsOf: ReadonlyMap<string, PrintEntity[]>;
  viewer: Viewer;
}

function presentCollectorArtwork(
  artwork: ArtworkEntity,
  picture: Picture | null,
  { editions, printsOf, viewer }: VisibleEditions,
): CollectorArtwork {
  const { id, title, slug, series, year, medium } = artwork;
  const reserved = editions.flatMap(({ id: editionId, size }) =>
    (printsOf.get(editionId) ?? []).flatMap((print) =>
      isReservedBy(print, viewer.collectorId, viewer.now) && print.reservedUntil
        ? [{ editionId, size, editionNumber: print.editionNumber, until: print.reservedUntil }]
        : [],
    ),
  );
  return {
    artworkId: id,
    title: title.trim() || UNTITLED_ARTWORK,
    slug,
    series,
    year,
    medium,
    imageUrl: picture ? pictureUrl(picture) : PLACEHOLDER_URL,
    picture,
    editions: editions.map((edition) =>
      presentCollectorEdition(edition, printsOf.get(edition.id) ?? [], viewer),
    ),
    reservation: reserved[0] ?? null,
  };
}

function presentCollectorEdition(
  edition: EditionEntity,
  prints: readonly PrintEntity[],
  viewer: Viewer,
): CollectorEdition {
  const { id, size, frameSize, frameStyle, priceCents, total } = edition;
  const visiblePrints = prints.flatMap((print) => {
    const state = printStateFor(print, viewer);
    return state === null ? [] : [{ editionNumber: print.editionNumber, state }];
  });
  return {
    editionId: id,
    size,
    frameSize,
    frameColor: frameStyle,
    frameStyles: frameStylesOf(edition),
    price: viewer.prices ? toDollars(priceCents) : null,
    total,
    remaining: visiblePrints.filter(({ state }) => state === 'available').length,
    prints: visiblePrints,
  };
}

function printStateFor(print: PrintEntity, { collectorId, now }: Viewer): CollectorPrintState | null {
  if (isReservedBy(print, collectorId, now)) return 'mine';
  const state = currentPrintState(print, now);
  return state === 'void' ? null : state;
}
