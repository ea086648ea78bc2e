import type { PriceBookPrices } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { MediaService } from '../../media';
import { Clock, Settings } from '../../platform';
import { ArtworkDetailsService } from '../artworks/artwork-details.service';
import type { ArtworkDetails } from '../artworks/artwork.presenter';
import { CatalogStore } from '../catalog.store';
import type { PictureParts } from '../inventory/dto/artwork-form-parts.dto';
import { presentInventoryRecord } from '../inventory/inventory.queries';
import { InventoryStore } from '../inventory/inventory.store';
import { PICTURES_HEADER } from './artwork-columns';
import type { ArtworkCsv, ArtworkCsvRow } from './artwork-csv-parser';
import {
  artworkUpdateRowErrors,
  newArtworkRowErrors,
  toFormTextFields,
  toRowErrors,
  type FormTextFields,
} from './import-row-form';
import {
  cellValueOf,
  compareRow,
  matchRows,
  type CellChange,
  type MatchedRow,
  type RowError,
} from './import-row-matching';

/** What a row would do. */
export type ImportRowOutcome = 'new' | 'changed' | 'unchanged' | 'fault';

/** A row of a file with its outcome, and its changes as fields of the artwork form. */
export interface PlannedImportRow {
  row: number;
  title: string;
  outcome: ImportRowOutcome;
  /** The current artwork; null for a new one. */
  artwork: { id: string; version: number } | null;
  changes: CellChange[];
  errors: RowError[];
  form: FormTextFields;
}

/** Pictures that were uploaded before, by file name in lower case. */
export type UploadedPictureIds = ReadonlyMap<string, string>;

/** Artworks read by one query. */
const BATCH = 500;

/** Plans what a file of artworks would change, without writing. The number of queries grows with every 500 rows. */
@Injectable()
export class ArtworkImportPlanService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly inventoryStore: InventoryStore,
    private readonly artworkDetailsService: ArtworkDetailsService,
    private readonly mediaService: MediaService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async plan({ rows }: ArtworkCsv, sent: UploadedPictureIds): Promise<PlannedImportRow[]> {
    const details = await this.loadArtworks(rows);
    const byId = new Map(details.map((each) => [each.artwork.id, each]));
    const book = this.settings.priceBook;
    const records = details.map((artwork) => presentInventoryRecord(artwork, book));
    const matched = matchRows(rows, records);
    const highest = await this.highestInUse(details);
    const pictures = await this.existingPictures(sent);
    const judgedBy = { today: this.clock.now(), book };
    return matched.map((match) => {
      const planned = planRow(match, pictures, book);
      if (planned.errors.length > 0 || planned.outcome === 'unchanged') return planned;
      const own = match.artwork && byId.get(match.artwork.id);
      const errors = own
        ? artworkUpdateRowErrors(planned.form, own, highest, judgedBy)
        : newArtworkRowErrors(planned.form, picturesOf(match.row, pictures, planned.title), judgedBy);
      return withErrors(planned, toRowErrors(errors));
    });
  }

  /** The artworks that rows may match: by ID, or by title for rows without one. */
  private async loadArtworks(rows: readonly ArtworkCsvRow[]): Promise<ArtworkDetails[]> {
    const ids = rows.flatMap(({ id }) => (id === '' ? [] : [id]));
    const titles = rows.flatMap((row) => (row.id === '' ? (cellValueOf(row, 'title') ?? []) : []));
    const found = new Map<string, ArtworkDetails>();
    for (const some of uniqueBatches(ids)) await this.add(found, await this.catalogStore.findByIds(some));
    for (const some of uniqueBatches(titles))
      await this.add(found, await this.inventoryStore.findByTitles(some));
    return [...found.values()];
  }

  private async add(
    found: Map<string, ArtworkDetails>,
    artworks: Awaited<ReturnType<CatalogStore['findByIds']>>,
  ): Promise<void> {
    for (const details of await this.artworkDetailsService.load(artworks))
      found.set(details.artwork.id, details);
  }

  private async highestInUse(details: readonly ArtworkDetails[]): Promise<Map<string, number>> {
    const highest = new Map<string, number>();
    for (const some of uniqueBatches(details.map(({ artwork }) => artwork.id))) {
      for (const [id, number] of await this.inventoryStore.highestInUse(some)) highest.set(id, number);
    }
    return highest;
  }

  private async existingPictures(sent: UploadedPictureIds): Promise<UploadedPictureIds> {
    const known = new Set((await this.mediaService.findPictures([...sent.values()])).map(({ id }) => id));
    return new Map([...sent].filter(([, id]) => known.has(id)));
  }
}

function planRow(
  { row, artwork, error }: MatchedRow,
  pictures: UploadedPictureIds,
  book: PriceBookPrices,
): PlannedImportRow {
  const title = cellValueOf(row, 'title') ?? artwork?.title ?? '';
  const planned = { row: row.row, title, artwork: artwork && { id: artwork.id, version: artwork.version } };
  if (error !== null)
    return {
      ...planned,
      outcome: 'fault',
      changes: [],
      errors: [{ column: null, sentence: error }],
      form: {},
    };
  const { changes, errors } = compareRow(row, artwork);
  const isSame = artwork !== null && changes.length === 0;
  const missing = artwork === null ? missingPictures(row, pictures) : [];
  const form = isSame ? {} : toFormTextFields(changes, artwork, book);
  if (artwork === null) {
    const parts: PictureParts = {
      artwork: picturesOf(row, pictures, title).map(({ mediaId, alt }) => ({ mediaId, alt })),
      catalogue: [],
    };
    form['pictures'] = JSON.stringify(parts);
  }
  return withErrors(
    {
      ...planned,
      outcome: artwork === null ? 'new' : isSame ? 'unchanged' : 'changed',
      changes,
      errors: [],
      form,
    },
    [...errors, ...missing],
  );
}

const withErrors = (planned: PlannedImportRow, errors: RowError[]): PlannedImportRow =>
  errors.length === 0 ? planned : { ...planned, outcome: 'fault', errors };

const picturesOf = ({ pictures }: ArtworkCsvRow, sent: UploadedPictureIds, alt: string) =>
  pictures.flatMap((name) => {
    const mediaId = sent.get(name.toLowerCase());
    return mediaId === undefined ? [] : [{ kind: 'artwork' as const, mediaId, alt }];
  });

const missingPictures = ({ pictures }: ArtworkCsvRow, sent: UploadedPictureIds): RowError[] =>
  pictures
    .filter((name) => !sent.has(name.toLowerCase()))
    .map((name) => ({
      column: PICTURES_HEADER,
      sentence: `${name} was not uploaded. Please add it to the pictures.`,
    }));

function uniqueBatches(ids: readonly string[]): string[][] {
  const each = [...new Set(ids)];
  return Array.from({ length: Math.ceil(each.length / BATCH) }, (_, index) =>
    each.slice(index * BATCH, (index + 1) * BATCH),
  );
}
