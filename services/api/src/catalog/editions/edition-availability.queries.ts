import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../platform';
import { PrintEntity } from '../entities/print.entity';
import { AVAILABLE_SQL } from '../prints/print-state';

/** Prints of an edition that somebody can still buy. */
export interface EditionAvailability {
  available: number;
  /** When the unpaid checkouts that hold the others end, one entry for each print. */
  holdsUntil: Date[];
}

/** What is left of editions, including what unpaid checkouts hold. */
@Injectable()
export class EditionAvailabilityQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * One query.
   * @param maxHoldMs holds that end later are left out
   */
  async find(
    editionIds: readonly string[],
    maxHoldMs: number,
  ): Promise<(editionId: string) => EditionAvailability> {
    const now = this.clock.now();
    const prints = await this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .select(['print.editionId', 'print.editionNumber', 'print.heldUntil', 'print.orderId'])
      .where('print.editionId IN (:...editionIds)', { editionIds })
      .andWhere(
        `(${AVAILABLE_SQL} OR (print.state = 'held' AND print.orderId IS NOT NULL AND print.heldUntil <= :latest))`,
        { now, latest: new Date(now.getTime() + maxHoldMs) },
      )
      .getMany();
    return (editionId) => {
      const ofEdition = prints.filter((print) => print.editionId === editionId);
      const holdsUntil = ofEdition.flatMap(({ orderId, heldUntil }) =>
        orderId === null ? [] : (heldUntil ?? []),
      );
      return { available: ofEdition.length - holdsUntil.length, holdsUntil };
    };
  }
}
