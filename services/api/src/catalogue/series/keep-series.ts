import { seriesFaults, seriesMoves, seriesSlug, type Series } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { SignedInStaff } from '../../identity';
import { AppError, Settings } from '../../platform';
import { FollowSettings, KeepSection } from '../../settings';
import { SeriesStore } from './series.store';
import type { SeriesTable, SeriesTableChange } from './series.dto';

/** Where the table stands among the settings. */
const SECTION = 'series';

/** The owner's series table: works follow a series to its new name, and hold on to one that they have. */
@Injectable()
export class KeepSeries {
  constructor(
    private readonly store: SeriesStore,
    private readonly keeping: KeepSection,
    private readonly following: FollowSettings,
    private readonly settings: Settings,
  ) {}

  async read(): Promise<SeriesTable> {
    await this.following.refresh();
    const standing = await this.keeping.standing(SECTION);
    const counts = await this.store.counts();
    // As the database compares names.
    const worksOf = new Map(counts.map(({ name, works }) => [name.toUpperCase(), works]));
    const { series } = this.settings;
    const known = new Set(series.map(({ name }) => name.toUpperCase()));
    return {
      ...standing,
      series: series.map((each) => ({
        ...each,
        near: [...each.near],
        works: worksOf.get(each.name.toUpperCase()) ?? 0,
      })),
      strays: counts.filter(({ name }) => !known.has(name.toUpperCase())),
    };
  }

  /**
   * @throws AppError `validation_failed` by field, a series that is taken away from works under `series`;
   * `changed_meanwhile` with the table as it is now in `details.record`
   */
  async change({ version, series }: SeriesTableChange, staff: SignedInStaff): Promise<SeriesTable> {
    await this.following.refresh();
    const wanted = withSlugs(series);
    refuse(inBody(seriesFaults(wanted)));
    const moves = seriesMoves(this.settings.series, wanted);
    const isKept = await this.keeping.set(SECTION, { version, content: { series: wanted } }, staff, {
      work: async () => {
        await this.refuseInUse(moves.removed);
        await this.store.rename(moves.renamed);
      },
      details: { ...moves, added: series.filter(({ slug }) => slug === '').map(({ name }) => name) },
    });
    const record = await this.read();
    if (!isKept) throw new AppError('changed_meanwhile', { details: { record } });
    return record;
  }

  private async refuseInUse(removed: string[]): Promise<void> {
    if (removed.length === 0 || (await this.store.countOf(removed)) === 0) return;
    refuse({ series: `Works are in ${removed.join(', ')}: give them another series first, or hide it.` });
  }
}

/** What is added has no slug yet, and takes one that nobody has. */
function withSlugs(series: SeriesTableChange['series']): Series[] {
  const taken = series.map(({ slug }) => slug);
  return series.map(({ name, mobileLabel, inFilter, inCreate, createAfter, inEdit, near, slug }) => {
    const own = slug || seriesSlug(name, taken);
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

const inBody = (faults: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([path, sentence]) => [path === 'series' ? path : `series.${path}`, sentence]),
  );

function refuse(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}
