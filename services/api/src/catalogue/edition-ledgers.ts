import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../platform';
import { ArtworkEntity } from './artwork.entity';
import { UNTITLED } from './artwork.presenter';
import { countedByEdition, type EditionCounts } from './edition-counts';
import { EditionEntity } from './edition.entity';
import { PrintEventEntity } from './print-event.entity';
import type { PrintRow } from './print-ledger';
import { standingOf } from './print-standing';
import { PrintEntity, type PrintState } from './print.entity';

/** A number as it stands at this moment. */
export interface LedgerPrint {
  print: PrintRow;
  /** As `PrintEntity.state`, but that what has run out is free. */
  standing: PrintState;
  /** What happened to it, oldest first. */
  events: readonly Readonly<PrintEventEntity>[];
}

/** An edition with its counts. */
export interface CountedEdition {
  edition: Readonly<EditionEntity>;
  counts: EditionCounts;
}

/** The artwork that an edition is of. */
export type LedgerWork = Readonly<
  Pick<ArtworkEntity, 'id' | 'title' | 'series' | 'year' | 'slug' | 'artistProofs'>
>;

/** An edition with each of its numbers. */
export interface EditionInLedger {
  edition: Readonly<EditionEntity>;
  /** Null for an edition of an event's photograph. */
  work: LedgerWork | null;
  /** Every edition of the same work, this one included, as the work's page has them. */
  siblings: readonly CountedEdition[];
  /** By number. */
  prints: readonly LedgerPrint[];
}

const NO_PRINTS: EditionCounts = { sold: 0, held: 0, available: 0, nextNumber: null };

/** The ledger as the gallery reads it, edition by edition. Six queries, however many numbers there are. */
@Injectable()
export class EditionLedgers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The edition with each number and its history; null when there is none. */
  async of(editionId: string): Promise<EditionInLedger | null> {
    const { manager } = this.database;
    // An ASCII column cannot even be compared with other characters.
    if (!/^[\x20-\x7e]+$/.test(editionId)) return null;
    const edition = await manager.findOneBy(EditionEntity, { id: editionId });
    if (!edition) return null;
    const now = this.clock.now();
    const [work, siblings, prints, events] = await Promise.all([
      edition.artworkId === null ? null : manager.findOneBy(ArtworkEntity, { id: edition.artworkId }),
      this.siblings(edition, now),
      manager.find(PrintEntity, { where: { editionId }, order: { number: 'ASC' } }),
      manager.find(PrintEventEntity, { where: { editionId }, order: { createdAt: 'ASC', id: 'ASC' } }),
    ]);
    return {
      edition,
      work: work && Object.assign(work, { title: work.title.trim() || UNTITLED }),
      siblings,
      prints: prints.map((print) => ({
        print,
        standing: standingOf(print, now),
        events: events.filter(({ number }) => number === print.number),
      })),
    };
  }

  private async siblings({ artworkId, photoId }: EditionEntity, now: Date): Promise<CountedEdition[]> {
    const [column, workId] =
      artworkId === null ? (['photoId', photoId] as const) : (['artworkId', artworkId] as const);
    if (workId === null) return [];
    const { manager } = this.database;
    const [editions, countsOf] = await Promise.all([
      manager.find(EditionEntity, {
        where: { [column]: workId },
        order: { position: 'ASC', priceCents: 'ASC' },
      }),
      countedByEdition(
        manager
          .createQueryBuilder(PrintEntity, 'print')
          .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
          .where(`edition.${column} = :workId`, { workId }),
        now,
      ),
    ]);
    return editions.map((edition) => ({ edition, counts: countsOf(edition.id) ?? NO_PRINTS }));
  }
}
