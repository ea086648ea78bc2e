import type { BookPrices } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { MediaService } from '../../media';
import { Clock, Settings } from '../../platform';
import type { ArtworkParts } from '../artwork.presenter';
import { CatalogueStore } from '../catalogue.store';
import { GatherArtworks } from '../gather-artworks';
import { InventoryStore } from '../inventory/inventory.store';
import { presentInventoryRecord } from '../inventory/work.presenter';
import { newWorkFaults, rowFaults, workChangeFaults } from './judge-row';
import { factOf, matchRows, type MatchedRow } from './match-rows';
import type { FileRow, WorksFile } from './read-works-file';
import { compareRow, type CellChange, type RowFault } from './row-cells';
import { rowForm, type FormTexts } from './row-form';
import { PICTURES_HEADER } from './work-columns';

/** What a row would do. */
export type RowOutcome = 'new' | 'changed' | 'unchanged' | 'fault';

/** A row of a file with what it would do, and how the artwork form would say it. */
export interface PlannedRow {
  row: number;
  title: string;
  outcome: RowOutcome;
  /** The work as it is now; null for a new one. */
  work: { id: string; version: number } | null;
  changes: CellChange[];
  faults: RowFault[];
  form: FormTexts;
}

/** Pictures that were sent ahead, by the names of their files in small letters. */
export type SentPictures = ReadonlyMap<string, string>;

/** Works are read so many at once. */
const BATCH = 500;

/** Finds out what a file of works would change. Writes nothing; as many queries as there are hundreds of rows. */
@Injectable()
export class PlanImport {
  constructor(
    private readonly catalogue: CatalogueStore,
    private readonly inventory: InventoryStore,
    private readonly works: GatherArtworks,
    private readonly media: MediaService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async plan({ rows }: WorksFile, sent: SentPictures): Promise<PlannedRow[]> {
    const parts = await this.partsFor(rows);
    const byId = new Map(parts.map((each) => [each.artwork.id, each]));
    const book = this.settings.priceBook;
    const records = parts.map((work) => presentInventoryRecord(work, book));
    const matched = matchRows(rows, records);
    const highest = await this.highestInUse(parts);
    const pictures = await this.stillThere(sent);
    const judgedBy = { today: this.clock.now(), book };
    return matched.map((match) => {
      const planned = plannedRow(match, pictures, book);
      if (planned.faults.length > 0 || planned.outcome === 'unchanged') return planned;
      const own = match.work && byId.get(match.work.id);
      const faults = own
        ? workChangeFaults(planned.form, own, highest, judgedBy)
        : newWorkFaults(planned.form, picturesOf(match.row, pictures, planned.title), judgedBy);
      return withFaults(planned, rowFaults(faults));
    });
  }

  /** The works that rows may be about: by ID, and for rows without one by title. */
  private async partsFor(rows: readonly FileRow[]): Promise<ArtworkParts[]> {
    const ids = rows.flatMap(({ id }) => (id === '' ? [] : [id]));
    const titles = rows.flatMap((row) => (row.id === '' ? (factOf(row, 'title') ?? []) : []));
    const found = new Map<string, ArtworkParts>();
    for (const some of inSlices(ids)) await this.add(found, await this.catalogue.byIds(some));
    for (const some of inSlices(titles)) await this.add(found, await this.inventory.titled(some));
    return [...found.values()];
  }

  private async add(
    found: Map<string, ArtworkParts>,
    artworks: Awaited<ReturnType<CatalogueStore['byIds']>>,
  ): Promise<void> {
    for (const parts of await this.works.partsOf(artworks)) found.set(parts.artwork.id, parts);
  }

  private async highestInUse(parts: readonly ArtworkParts[]): Promise<Map<string, number>> {
    const highest = new Map<string, number>();
    for (const some of inSlices(parts.map(({ artwork }) => artwork.id))) {
      for (const [id, number] of await this.inventory.highestInUse(some)) highest.set(id, number);
    }
    return highest;
  }

  private async stillThere(sent: SentPictures): Promise<SentPictures> {
    const known = new Set((await this.media.pictures([...sent.values()])).map(({ id }) => id));
    return new Map([...sent].filter(([, id]) => known.has(id)));
  }
}

function plannedRow({ row, work, fault }: MatchedRow, pictures: SentPictures, book: BookPrices): PlannedRow {
  const title = factOf(row, 'title') ?? work?.title ?? '';
  const planned = { row: row.row, title, work: work && { id: work.id, version: work.version } };
  if (fault !== null)
    return {
      ...planned,
      outcome: 'fault',
      changes: [],
      faults: [{ column: null, sentence: fault }],
      form: {},
    };
  const { changes, faults } = compareRow(row, work);
  const isSame = work !== null && changes.length === 0;
  const missing = work === null ? missingPictures(row, pictures) : [];
  const form = isSame ? {} : rowForm(changes, work, book);
  if (work === null) form['pictures'] = JSON.stringify({ artwork: picturesOf(row, pictures, title) });
  return withFaults(
    {
      ...planned,
      outcome: work === null ? 'new' : isSame ? 'unchanged' : 'changed',
      changes,
      faults: [],
      form,
    },
    [...faults, ...missing],
  );
}

const withFaults = (planned: PlannedRow, faults: RowFault[]): PlannedRow =>
  faults.length === 0 ? planned : { ...planned, outcome: 'fault', faults };

const picturesOf = ({ pictures }: FileRow, sent: SentPictures, alt: string) =>
  pictures.flatMap((name) => {
    const mediaId = sent.get(name.toLowerCase());
    return mediaId === undefined ? [] : [{ kind: 'artwork' as const, mediaId, alt }];
  });

const missingPictures = ({ pictures }: FileRow, sent: SentPictures): RowFault[] =>
  pictures
    .filter((name) => !sent.has(name.toLowerCase()))
    .map((name) => ({
      column: PICTURES_HEADER,
      sentence: `${name} was not sent along. Please add it to the pictures.`,
    }));

function inSlices(ids: readonly string[]): string[][] {
  const each = [...new Set(ids)];
  return Array.from({ length: Math.ceil(each.length / BATCH) }, (_, index) =>
    each.slice(index * BATCH, (index + 1) * BATCH),
  );
}
