import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../platform';
import { ArtworkEntity } from '../entities/artwork.entity';
import { UNTITLED_ARTWORK } from '../artworks/artwork.presenter';
import { countByEdition, type EditionCounts } from './edition-counts';
import { EditionEntity } from '../entities/edition.entity';
import { PrintEventEntity } from '../entities/print-event.entity';
import type { PrintRow } from '../prints/print-ledger.service';
import { currentPrintState } from '../prints/print-state';
import { PrintEntity, type PrintState } from '../entities/print.entity';

/** A number as it stands at this moment. */
export interface PrintWithHistory {
  print: PrintRow;
  /** As `PrintEntity.state`, but that what has run out is free. */
  standing: PrintState;
  /** What happened to it, oldest first. */
  events: readonly Readonly<PrintEventEntity>[];
}

/** An edition with its counts. */
export interface EditionWithCounts {
  edition: Readonly<EditionEntity>;
  counts: EditionCounts;
}

/** The artwork that an edition is of. */
export type LedgerArtwork = Readonly<
  Pick<ArtworkEntity, 'id' | 'title' | 'series' | 'year' | 'slug' | 'artistProofs'>
>;

/** An edition with each of its numbers. */
export interface EditionWithPrints {
  edition: Readonly<EditionEntity>;
  /** Null for an edition of an event's photograph. */
  work: LedgerArtwork | null;
  /** Every edition of the same work, this one included, as the work's page has them. */
  siblings: readonly EditionWithCounts[];
  /** By number. */
  prints: readonly PrintWithHistory[];
}

const NO_PRINTS: EditionCounts = { sold: 0, held: 0, available: 0, nextNumber: null };

/** The ledger as the gallery reads it, edition by edition. Six queries, however many numbers there are. */
@Injectable()
export class EditionLedgerQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The edition with each number and its history; null when there is none. */
  async find(editionId: string): Promise<EditionWithPrints | null> {
    const { manager } = this.database;
    // MySQL refuses to compare an ASCII column with other characters.
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
      work: work && Object.assign(work, { title: work.title.trim() || UNTITLED_ARTWORK }),
      siblings,
      prints: prints.map((print) => ({
        print,
        standing: currentPrintState(print, now),
        events: events.filter(({ number }) => number === print.number),
      })),
    };
  }

  private async siblings({ artworkId, photoId }: EditionEntity, now: Date): Promise<EditionWithCounts[]> {
    const [column, workId] =
      artworkId === null ? (['photoId', photoId] as const) : (['artworkId', artworkId] as const);
    if (workId === null) return [];
    const { manager } = this.database;
    const [editions, countsOf] = await Promise.all([
      manager.find(EditionEntity, {
        where: { [column]: workId },
        order: { position: 'ASC', priceCents: 'ASC' },
      }),
      countByEdition(
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
