import type { PriceBookPrices } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { MediaService } from '../../media';
import { Clock, Settings } from '../../platform';
import { ArtworkDetailsService } from '../artworks/artwork-details.service';
import type { ArtworkDetails } from '../artworks/artwork.presenter';
import { CatalogStore } from '../catalog.store';
import { presentInventoryRecord } from '../inventory/inventory.presenter';
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

/** A row of a file with what it would do, and how the artwork form would say it. */
export interface PlannedImportRow {
  row: number;
  title: string;
  outcome: ImportRowOutcome;
  /** The work as it is now; null for a new one. */
  work: { id: string; version: number } | null;
  changes: CellChange[];
  errors: RowError[];
  form: FormTextFields;
}

/** Pictures that were sent ahead, by the names of their files in small letters. */
export type UploadedPictureIds = ReadonlyMap<string, string>;

/** Works are read so many at once. */
const BATCH = 500;

/** Finds out what a file of works would change. Writes nothing; as many queries as there are hundreds of rows. */
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
    const parts = await this.loadArtworks(rows);
    const byId = new Map(parts.map((each) => [each.artwork.id, each]));
    const book = this.settings.priceBook;
    const records = parts.map((work) => presentInventoryRecord(work, book));
    const matched = matchRows(rows, records);
    const highest = await this.highestInUse(parts);
    const pictures = await this.existingPictures(sent);
    const judgedBy = { today: this.clock.now(), book };
    return matched.map((match) => {
      const planned = planRow(match, pictures, book);
      if (planned.errors.length > 0 || planned.outcome === 'unchanged') return planned;
      const own = match.work && byId.get(match.work.id);
      const faults = own
        ? artworkUpdateRowErrors(planned.form, own, highest, judgedBy)
        : newArtworkRowErrors(planned.form, picturesOf(match.row, pictures, planned.title), judgedBy);
      return withErrors(planned, toRowErrors(faults));
    });
  }

  /** The works that rows may be about: by ID, and for rows without one by title. */
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
    for (const parts of await this.artworkDetailsService.load(artworks)) found.set(parts.artwork.id, parts);
  }

  private async highestInUse(parts: readonly ArtworkDetails[]): Promise<Map<string, number>> {
    const highest = new Map<string, number>();
    for (const some of uniqueBatches(parts.map(({ artwork }) => artwork.id))) {
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
  { row, work, fault }: MatchedRow,
  pictures: UploadedPictureIds,
  book: PriceBookPrices,
): PlannedImportRow {
  const title = cellValueOf(row, 'title') ?? work?.title ?? '';
  const planned = { row: row.row, title, work: work && { id: work.id, version: work.version } };
  if (fault !== null)
    return {
      ...planned,
      outcome: 'fault',
      changes: [],
      errors: [{ column: null, sentence: fault }],
      form: {},
    };
  const { changes, errors: faults } = compareRow(row, work);
  const isSame = work !== null && changes.length === 0;
  const missing = work === null ? missingPictures(row, pictures) : [];
  const form = isSame ? {} : toFormTextFields(changes, work, book);
  if (work === null) form['pictures'] = JSON.stringify({ artwork: picturesOf(row, pictures, title) });
  return withErrors(
    {
      ...planned,
      outcome: work === null ? 'new' : isSame ? 'unchanged' : 'changed',
      changes,
      errors: [],
      form,
    },
    [...faults, ...missing],
  );
}

const withErrors = (planned: PlannedImportRow, faults: RowError[]): PlannedImportRow =>
  faults.length === 0 ? planned : { ...planned, outcome: 'fault', errors: faults };

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
      sentence: `${name} was not sent along. Please add it to the pictures.`,
    }));

function uniqueBatches(ids: readonly string[]): string[][] {
  const each = [...new Set(ids)];
  return Array.from({ length: Math.ceil(each.length / BATCH) }, (_, index) =>
    each.slice(index * BATCH, (index + 1) * BATCH),
  );
}
