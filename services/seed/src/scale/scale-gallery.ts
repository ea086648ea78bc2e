import { slugify, SeededRandom } from '@gallery/domain';
import type { CatalogService } from '@gallery/api/catalog';
import type { CertificateSigningService } from '@gallery/api/certificates';
import type { Database } from '@gallery/api/platform';
import { BulkInsert } from './bulk-insert';
import { seedCollectors } from './scale-collectors';
import {
  seedCommissions,
  seedAuditEntries,
  seedEmails,
  seedPreviews,
  type EmailedOrder,
} from './scale-admin-records';
import { seedMessages } from './scale-inbox';
import { ScaleLedger, writeCertificates } from './scale-ledger';
import { writeOrder } from './scale-orders';
import { makeSale } from './scale-sale';
import type { ScaleSize } from './scale-size';
import { RARE_TITLE } from './scale-names';
import { seedVisits } from './scale-visits';
import { seedArtworks } from './scale-artworks';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** Artworks are made for a year before the first order. */
const WORKS_YEARS = 4;
const ORDERS_YEARS = 3;
const SEED = 66;

/** What the seeder works with. */
interface ScaleServices {
  database: Database;
  catalogue: CatalogService;
  signer: CertificateSigningService;
  /** The first two letters of order numbers come from it. */
  brandId: string;
  now: Date;
  /** Rows of one statement; as many as a server takes unless given. */
  rowsAtOnce?: number;
}

/**
 * Fills a gallery to the size that its lists are measured at: works, collectors, orders with their prints in the
 * ledger and signed certificates, the inbox, emails, the audit log, visits with the sums of their days. Rows are
 * written by the thousand past the services, and relate to each other as the services would have left them. A run
 * that was interrupted is thrown away with its folder.
 * @returns rows written by table; nothing when the gallery has that size already
 */
export async function seedScale(
  { database, catalogue, signer, brandId, now, rowsAtOnce }: ScaleServices,
  size: ScaleSize,
  report: (sentence: string) => void = () => undefined,
): Promise<ReadonlyMap<string, number>> {
  const bulk = new BulkInsert(database, rowsAtOnce);
  if (await catalogue.hasSlug(slugify(RARE_TITLE))) return bulk.written;
  const random = new SeededRandom(SEED);
  // Depends on the day alone, so that two seedings of one day are the same.
  const to = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const since = (years: number) => new Date(to.getTime() - years * YEAR_MS);
  const pictureIds = await readyPictures(database);

  const works = await seedArtworks(bulk, random, {
    count: size.artworks,
    pictureIds,
    from: since(WORKS_YEARS),
    to,
  });
  report(`${works.length} works`);
  const artworkIds = works.map(({ id }) => id);
  const collectors = await seedCollectors(bulk, random, {
    count: size.collectors,
    from: since(WORKS_YEARS),
    to,
    artworkIds,
  });
  report(`${collectors.length} collectors`);

  const ledger = new ScaleLedger();
  const orders: EmailedOrder[] = [];
  for (let index = 0; index < size.orders; index += 1) {
    const at = new Date(to.getTime() - ORDERS_YEARS * YEAR_MS * (1 - index / size.orders) - 1);
    const shown = Math.max(
      1,
      Math.floor((works.length * (at.getTime() - since(WORKS_YEARS).getTime())) / (WORKS_YEARS * YEAR_MS)),
    );
    const sale = makeSale(random, { at, today: to, brandId, works, shown, collectors });
    if (sale.lines.length === 0) continue;
    await writeOrder(bulk, random, sale);
    await writeCertificates(bulk, random, signer, sale);
    ledger.take(sale);
    orders.push({ id: sale.id, number: sale.number, email: sale.buyer.email });
  }
  await bulk.finish();
  report(`${orders.length} orders`);
  await ledger.write(bulk, random, works);
  report('the ledger');

  const span = { from: since(ORDERS_YEARS), to, works, collectors, orders };
  await seedMessages(bulk, random, { ...span, count: size.messages });
  await seedEmails(bulk, random, { ...span, count: size.emails });
  await seedAuditEntries(bulk, random, { ...span, count: size.auditEntries });
  await seedCommissions(bulk, random, { ...span, count: size.commissions });
  await seedPreviews(bulk, random, { ...span, count: size.previews });
  report('inbox, emails, audit log, commissions and previews');
  const slugs = works.map(({ title }) => slugify(title));
  await seedVisits(bulk, random, { count: size.visits, to, slugs });
  report(`${size.visits} visits`);
  return bulk.written;
}

/** Visits of the works that are there, and nothing else. @returns rows written by table */
export async function seedVisitsAlone(
  { database, now, rowsAtOnce }: Pick<ScaleServices, 'database' | 'now' | 'rowsAtOnce'>,
  { visits }: Pick<ScaleSize, 'visits'>,
): Promise<ReadonlyMap<string, number>> {
  const bulk = new BulkInsert(database, rowsAtOnce);
  const works = await database.manager.query<{ slug: string }[]>('SELECT slug FROM artworks ORDER BY slug');
  await seedVisits(bulk, new SeededRandom(SEED), {
    count: visits,
    to: new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS),
    slugs: works.map(({ slug }) => slug),
  });
  return bulk.written;
}

/** Pictures that are there: works share them. */
async function readyPictures(database: Database): Promise<string[]> {
  const rows = await database.manager.query<{ id: string }[]>(
    "SELECT id FROM media WHERE state = 'ready' AND event_id IS NULL ORDER BY id LIMIT 50",
  );
  if (rows.length === 0)
    throw new Error('Works share pictures, and there is none: seed the demo gallery first.');
  return rows.map(({ id }) => id);
}
