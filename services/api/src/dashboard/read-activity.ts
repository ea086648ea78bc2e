import { Injectable } from '@nestjs/common';
import { InventoryFigures } from '../catalogue';
import { KnownEvents } from '../events';
import { Audit } from '../identity';
import { OrderFigures } from '../orders';
import type { ActivityEntry } from './dto/dashboard.dto';

/** Entries on the page. */
const SHOWN = 12;

type Deeds = Awaited<ReturnType<Audit['latestByStaff']>>;

/** What was done in the gallery and what happened to its orders (A20, G80): the audit log and the orders' events as one. */
@Injectable()
export class ReadActivity {
  constructor(
    private readonly audit: Audit,
    private readonly orders: OrderFigures,
    private readonly inventory: InventoryFigures,
    private readonly events: KnownEvents,
  ) {}

  /** Newest first. */
  async read(): Promise<ActivityEntry[]> {
    const [deeds, news] = await Promise.all([this.audit.latestByStaff(SHOWN), this.orders.news(SHOWN)]);
    const nameOf = await this.names(deeds);
    const done = deeds.map(({ id, at, action, actorKind, subjectKind, subjectId, details }) => ({
      id,
      at: at.toISOString(),
      action,
      actor: actorKind,
      subjectKind,
      subjectId,
      subjectName: textIn(details, 'title') ?? nameOf(subjectId),
      status: textIn(details, 'to'),
    }));
    const happened = news.map(({ id, createdAt, kind, actor, number, status }) => ({
      id,
      at: createdAt.toISOString(),
      action: `order.${kind}`,
      actor,
      subjectKind: 'order',
      subjectId: number,
      subjectName: number,
      status,
    }));
    return [...done, ...happened].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, SHOWN);
  }

  /** What people call the works and events that something was done to. */
  private async names(deeds: Deeds): Promise<(id: string | null) => string | null> {
    const idsOf = (kind: string) =>
      deeds.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind && subjectId ? [subjectId] : []));
    const titles = await this.inventory.titlesOf(idsOf('artwork'));
    if (idsOf('event').length > 0) for (const { id, title } of await this.events.all()) titles.set(id, title);
    return (id) => (id === null ? null : (titles.get(id) ?? null));
  }
}

function textIn(details: object | null, name: string): string | null {
  const value: unknown = Object.entries(details ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
}
