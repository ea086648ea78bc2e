import { seriesChanges, seriesErrors, uniqueSeriesSlug, type Series } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray } from 'class-validator';
import type { SignedInStaff } from '../../identity';
import { AppError, Settings, throwIfInvalid, NestedEach } from '../../platform';
import {
  SettingSectionsService,
  SettingsSyncWorker,
  ExpectedVersion,
  SeriesLine,
  SectionRecord,
} from '../../settings';
import { InventoryStore } from '../inventory/inventory.store';
import { MAX_SERIES } from '../catalog-policy';

/** A series with the number of its artworks. */
class SeriesRow extends SeriesLine {
  @ApiProperty({ description: 'Artworks in the series, including hidden and archived ones' }) works: number;
}

/** A series name of artworks that is not in the table. */
class UnlistedSeries {
  @ApiProperty() name: string;
  @ApiProperty() works: number;
}

/** The current series table. */
export class SeriesTable extends SectionRecord {
  @ApiProperty({ type: [SeriesRow] }) series: SeriesRow[];
  @ApiProperty({ type: [UnlistedSeries] }) strays: UnlistedSeries[];
}

/** The whole new table, in its order. */
export class UpdateSeriesTable extends ExpectedVersion {
  @ApiProperty({ type: [SeriesLine] })
  @NestedEach(() => SeriesLine)
  @ArrayMaxSize(MAX_SERIES, { message: 'You can add up to 60 series.' })
  @IsArray()
  series: SeriesLine[];
}

/** The settings section of the table. */
const SERIES_SECTION = 'series';

/** The series table. Renaming a series renames it in its artworks; a series with artworks cannot be removed. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly inventoryStore: InventoryStore,
    private readonly settingSectionsService: SettingSectionsService,
    private readonly settingsSyncWorker: SettingsSyncWorker,
    private readonly settings: Settings,
  ) {}

  async getTable(): Promise<SeriesTable> {
    await this.settingsSyncWorker.refresh();
    const revision = await this.settingSectionsService.getRevision(SERIES_SECTION);
    const counts = await this.inventoryStore.countBySeries();
    // Case-insensitive, as the database compares names.
    const worksOf = new Map(counts.map(({ name, works }) => [name.toUpperCase(), works]));
    const { series } = this.settings;
    const known = new Set(series.map(({ name }) => name.toUpperCase()));
    return {
      ...revision,
      series: series.map((each) => ({
        ...each,
        near: [...each.near],
        works: worksOf.get(each.name.toUpperCase()) ?? 0,
      })),
      strays: counts.filter(({ name }) => !known.has(name.toUpperCase())),
    };
  }

  /**
   * @throws AppError `validation_failed` by field, at `series` when a removed series has artworks; `changed_meanwhile`
   * with the current table in `details.record`
   */
  async update({ version, series }: UpdateSeriesTable, staff: SignedInStaff): Promise<SeriesTable> {
    await this.settingsSyncWorker.refresh();
    const wanted = withSlugs(series);
    throwIfInvalid(withBodyPaths(seriesErrors(wanted)));
    const moves = seriesChanges(this.settings.series, wanted);
    const isSaved = await this.settingSectionsService.save(
      SERIES_SECTION,
      { version, content: { series: wanted } },
      staff,
      {
        work: async () => {
          await this.rejectInUse(moves.removed);
          await this.inventoryStore.renameSeries(moves.renamed);
        },
        details: { ...moves, added: series.filter(({ slug }) => slug === '').map(({ name }) => name) },
      },
    );
    const record = await this.getTable();
    if (!isSaved) throw new AppError('changed_meanwhile', { details: { record } });
    return record;
  }

  private async rejectInUse(removed: string[]): Promise<void> {
    if (removed.length === 0 || (await this.inventoryStore.countInSeries(removed)) === 0) return;
    throwIfInvalid({
      series: `Some works are in ${removed.join(', ')}. Move them to another series first, or hide it.`,
    });
  }
}

/** New series get a unique slug. */
function withSlugs(series: UpdateSeriesTable['series']): Series[] {
  const taken = series.map(({ slug }) => slug);
  return series.map(({ name, mobileLabel, inFilter, inCreate, createAfter, inEdit, near, slug }) => {
    const own = slug || uniqueSeriesSlug(name, taken);
    taken.push(own);
    return {
      slug: own,
      name,
      mobileLabel,
      inFilter,
      inCreate,
      createAfter: createAfter ?? null,
      inEdit,
      near,
    };
  });
}

const withBodyPaths = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => [path === 'series' ? path : `series.${path}`, sentence]),
  );
