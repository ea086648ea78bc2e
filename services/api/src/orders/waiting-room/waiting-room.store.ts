import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { Clock, Database, unlessDuplicate } from '../../platform';
import type { LinePlace } from './waiting-line';
import { ABSENT_AFTER_MS, PLACE_PURGE_BATCH, PLACE_RETENTION_MS } from '../orders-policy';
import { WaitingRoomPlaceEntity } from './waiting-room-place.entity';

const IN_LINE = In(['waiting', 'called']);

/** Where a place stands in its line. */
export interface LineCounts {
  waitingBefore: number;
  /** When the turns of those who were called end. */
  turnsUntil: Date[];
}

/** Every query of the waiting room. */
@Injectable()
export class WaitingRoomStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Others who join or advance the edition's line wait until the current transaction has ended. */
  async lockLine(editionId: string): Promise<void> {
    await this.database.manager.query(
      'INSERT INTO waiting_room_lines (edition_id) VALUES (?) ON DUPLICATE KEY UPDATE edition_id = edition_id',
      [editionId],
    );
  }

  findByToken(tokenDigest: string): Promise<WaitingRoomPlaceEntity | null> {
    return this.database.manager.findOneBy(WaitingRoomPlaceEntity, { tokenDigest });
  }

  findByPerson(editionId: string, personKey: string): Promise<WaitingRoomPlaceEntity | null> {
    return this.database.manager.findOneBy(WaitingRoomPlaceEntity, { editionId, personKey });
  }

  /** Everyone in line, in the order of arrival. */
  listLine(editionId: string): Promise<LinePlace[]> {
    return this.database.manager.find(WaitingRoomPlaceEntity, {
      select: { id: true, state: true, calledUntil: true, seenAt: true },
      where: { editionId, state: IN_LINE },
      order: { id: 'ASC' },
    });
  }

  /** The line before this place. One query: nobody who waits has been called. */
  async countLine({ editionId, id }: Pick<WaitingRoomPlaceEntity, 'editionId' | 'id'>): Promise<LineCounts> {
    const rows = await this.database.manager.query<{ calledUntil: Date | null; places: string }[]>(
      `SELECT called_until AS calledUntil, COUNT(*) AS places FROM waiting_room_places
       WHERE edition_id = ? AND (state = 'waiting' AND id < ? OR state = 'called' AND called_until > ?)
       GROUP BY called_until`,
      [editionId, id, this.clock.now()],
    );
    return {
      waitingBefore: Number(rows.find(({ calledUntil }) => calledUntil === null)?.places ?? 0),
      turnsUntil: rows.flatMap(({ calledUntil, places }) =>
        calledUntil === null ? [] : Array.from({ length: Number(places) }, () => calledUntil),
      ),
    };
  }

  /** Which of these editions someone present waits for, or has been called for. */
  async findAwaited(editionIds: readonly string[]): Promise<Set<string>> {
    const now = this.clock.now();
    const rows = await this.database.manager.query<{ editionId: string }[]>(
      `SELECT DISTINCT edition_id AS editionId FROM waiting_room_places WHERE edition_id IN (?)
       AND (state = 'waiting' AND seen_at > ? OR state = 'called' AND called_until > ?)`,
      [editionIds, new Date(now.getTime() - ABSENT_AFTER_MS), now],
    );
    return new Set(rows.map(({ editionId }) => editionId));
  }

  countOfNetwork(editionId: string, networkKey: string): Promise<number> {
    return this.database.manager.countBy(WaitingRoomPlaceEntity, { editionId, networkKey, state: IN_LINE });
  }

  /** People in line for an edition, or for all of them; without those whose page is gone. */
  async countPeople(editionId?: string): Promise<number> {
    const seenAfter = new Date(this.clock.now().getTime() - ABSENT_AFTER_MS);
    const [row] = await this.database.manager.query<{ people: string }[]>(
      `SELECT COUNT(*) AS people FROM waiting_room_places WHERE state IN ('waiting', 'called') AND seen_at > ?
       ${editionId === undefined ? '' : 'AND edition_id = ?'}`,
      [seenAfter, ...(editionId === undefined ? [] : [editionId])],
    );
    return Number(row?.people ?? 0);
  }

  /** Puts someone at the end of the line, in place of a place of theirs that has ended. */
  async append(place: Omit<WaitingRoomPlaceEntity, 'id'>): Promise<void> {
    const { manager } = this.database;
    if (await unlessDuplicate(() => manager.insert(WaitingRoomPlaceEntity, place))) return;
    const { editionId, personKey } = place;
    await manager.delete(WaitingRoomPlaceEntity, { editionId, personKey });
    await manager.insert(WaitingRoomPlaceEntity, place);
  }

  async call(ids: readonly string[], calledUntil: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.database.manager.update(
      WaitingRoomPlaceEntity,
      { id: In([...ids]) },
      { state: 'called', calledUntil },
    );
  }

  async end(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.manager.update(
      WaitingRoomPlaceEntity,
      { id: In([...ids]), state: IN_LINE },
      { state: 'left' },
    );
  }

  /** The print is gone: the person waits again, where they were in line. */
  async recall(id: string): Promise<void> {
    await this.database.manager.update(
      WaitingRoomPlaceEntity,
      { id, state: 'called' },
      { state: 'waiting', calledUntil: null },
    );
  }

  /** @returns false when the turn has passed or was used meanwhile */
  async useTurn(id: string): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      WaitingRoomPlaceEntity,
      { id, state: 'called', calledUntil: MoreThan(this.clock.now()) },
      { state: 'used' },
    );
    return affected === 1;
  }

  /** The checkout could not be opened: the turn continues. */
  async returnTurn(id: string): Promise<void> {
    await this.database.manager.update(WaitingRoomPlaceEntity, { id, state: 'used' }, { state: 'called' });
  }

  async markSeen(id: string): Promise<void> {
    await this.database.manager.update(WaitingRoomPlaceEntity, { id }, { seenAt: this.clock.now() });
  }

  /** Deletes places that nobody has asked about for an hour. Retried when someone comes back to one of them meanwhile. */
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PLACE_RETENTION_MS);
    const query = 'DELETE FROM waiting_room_places WHERE seen_at < ? LIMIT ?';
    await this.database.transaction(() => this.database.manager.query(query, [before, PLACE_PURGE_BATCH]));
  }
}
