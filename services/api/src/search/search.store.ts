import { Injectable } from '@nestjs/common';
import type { OrderStatus } from '@gallery/domain';
import { containsPattern, Database, prefixPattern } from '../platform';
import type { FoundCertificate, FoundPerson, FoundPrint } from './dto/search.dto';
import { MAX_RESULTS_PER_GROUP, MAX_WORKS_WITH_PRINTS } from './search-policy';
import { peopleParts, type SqlPart } from './people-parts';
import type { SearchTerms } from './search-terms';

/** The order of each group of results, in SQL. The groups are in the order of mf-admin's `search-results.ts`. */
const RESULT_ORDER = {
  /** Titles that begin with the text, then those that contain it; archived ones last. Two placeholders. */
  artworks:
    'artwork.archived_at IS NOT NULL, artwork.title LIKE ? DESC, artwork.title LIKE ? DESC, artwork.title, artwork.id',
  prints: 'artwork.title, artwork.id, edition.position',
  eventPhotoPrints: 'event.starts_at DESC, photo.seq, edition.position',
  orders: 'orders.created_at DESC, orders.id DESC',
  certificates: 'coa_id',
  events: 'event.starts_at DESC, event.id',
};

interface ArtworkRow {
  id: string;
  title: string;
  series: string;
  year: number;
  liveStatus: string;
  archivedAt: Date | null;
}

interface OrderRow {
  number: string;
  customerName: string;
  status: OrderStatus;
  createdAt: Date;
}

interface EventRow {
  id: string;
  title: string;
  location: string;
  startsAt: Date;
}

/**
 * One query for each group of results. Every part of a query reads a range of an index, or the short rows of an index
 * of titles or affiliates, and stops at a limit: how long a search takes does not depend on what is searched for.
 */
@Injectable()
export class SearchStore {
  constructor(private readonly database: Database) {}

  /** By title or the beginning of the address; exact matches first, archived ones last. */
  findArtworks({ text, titleWords }: SearchTerms): Promise<ArtworkRow[]> {
    const found = anyOf([
      titleCondition('SELECT id FROM artworks', 'title', titleWords, MAX_WORKS_WITH_PRINTS),
      {
        sql: `SELECT id FROM artworks WHERE slug LIKE ? LIMIT ${MAX_RESULTS_PER_GROUP}`,
        values: [prefixPattern(text.toLowerCase())],
      },
    ]);
    return this.query<ArtworkRow>({
      sql: `SELECT artwork.id, artwork.title, artwork.series, artwork.year,
          artwork.live_status AS liveStatus, artwork.archived_at AS archivedAt
        FROM (${found.sql}) found JOIN artworks artwork ON artwork.id = found.id
        ORDER BY ${RESULT_ORDER.artworks}
        LIMIT ${MAX_RESULTS_PER_GROUP}`,
      values: [...found.values, prefixPattern(text), containsPattern(text)],
    });
  }

  /** Editions of event photos and their numbers, by words from the photo and its event. Few photos have an edition. */
  async findEventPhotoPrints({ text, titleWords, print }: SearchTerms): Promise<FoundPrint[]> {
    const parts = [
      eventPhotoPrints(text.split(' '), null),
      ...(print === null ? [] : [eventPhotoPrints(titleWords, print)]),
    ];
    const { sql, values } = anyOf(parts);
    // A union with NULL turns the numbers into decimals, which arrive as text.
    const found = await this.query<Omit<FoundPrint, 'editionNumber'> & { editionNumber: string | null }>({
      sql: `${sql} LIMIT ${MAX_RESULTS_PER_GROUP}`,
      values,
    });
    return found.map(({ editionNumber, ...edition }) => ({
      ...edition,
      editionNumber: editionNumber === null ? null : Number(editionNumber),
    }));
  }

  /** Numbers or editions of artworks, ordered by title and size. */
  async findPrints({ titleWords, print }: SearchTerms): Promise<FoundPrint[]> {
    if (!print) return [];
    const { size, editionNumber } = print;
    const works = titleCondition(
      'SELECT id, title FROM artworks',
      'title',
      titleWords,
      MAX_WORKS_WITH_PRINTS,
    );
    const sizes = size === null ? [] : sizePatterns(size);
    return this.query<FoundPrint>({
      sql: `SELECT edition.id AS editionId, artwork.title, edition.size, edition.total,
          ${editionNumber === null ? 'NULL' : 'print.edition_number'} AS editionNumber
        FROM (${works.sql}) artwork JOIN editions edition ON edition.artwork_id = artwork.id
        ${editionNumber === null ? '' : 'JOIN prints print ON print.edition_id = edition.id AND print.edition_number = ?'}
        ${sizes.length === 0 ? '' : `WHERE ${sizes.map(() => 'edition.size LIKE ?').join(' OR ')}`}
        ORDER BY ${RESULT_ORDER.prints}
        LIMIT ${MAX_RESULTS_PER_GROUP}`,
      values: [...works.values, ...(editionNumber === null ? [] : [editionNumber]), ...sizes],
    });
  }

  /** Some of each kind; people of several kinds appear in each of them. */
  async findPeople(
    terms: SearchTerms,
    { withAffiliates }: { withAffiliates: boolean },
  ): Promise<FoundPerson[]> {
    return this.query<FoundPerson>(anyOf(peopleParts(terms, { withAffiliates })));
  }

  /**
   * Who these addresses belong to, by address in lower case: the person's id, also for an address that was joined to
   * them.
   */
  async findPersonIds(emails: readonly string[]): Promise<Map<string, string>> {
    if (emails.length === 0) return new Map();
    const rows = await this.query<{ email: string; personId: string }>({
      sql: `SELECT email, COALESCE(joined_to, id) AS personId FROM people
        WHERE email IN (${emails.map(() => '?').join(', ')})`,
      values: [...emails],
    });
    return new Map(rows.map(({ email, personId }) => [email.toLowerCase(), personId]));
  }

  /** By number, buyer or payment, newest first. */
  async findOrders({ text, email, orderNumber, orderPart, paymentId }: SearchTerms): Promise<OrderRow[]> {
    const listed = (index: string, condition: string, value: string): SqlPart => ({
      // The index sorted by time would be read to its end if all matches are old.
      sql: `SELECT id, created_at FROM orders FORCE INDEX (${index}) WHERE ${condition}
        ORDER BY created_at DESC LIMIT ${MAX_RESULTS_PER_GROUP}`,
      values: [value],
    });
    const found = anyOf([
      listed('orders_search', 'customer_name LIKE ?', prefixPattern(text)),
      listed('orders_last_name', 'customer_last_name LIKE ?', prefixPattern(text)),
      ...(email === null ? [] : [listed('orders_customer', 'customer_email LIKE ?', prefixPattern(email))]),
      ...(orderNumber === null ? [] : [listed('orders_number', 'number LIKE ?', prefixPattern(orderNumber))]),
      ...(orderPart === null ? [] : [numberPart(orderPart)]),
      ...(paymentId === null ? [] : paymentParts(paymentId)),
    ]);
    return this.query<OrderRow>({
      sql: `SELECT orders.number, orders.customer_name AS customerName, orders.status, orders.created_at AS createdAt
        FROM (${found.sql}) found JOIN orders ON orders.id = found.id
        ORDER BY ${RESULT_ORDER.orders} LIMIT ${MAX_RESULTS_PER_GROUP}`,
      values: found.values,
    });
  }

  async findCertificates({ coaId }: SearchTerms): Promise<FoundCertificate[]> {
    if (coaId === null) return [];
    return this.query<FoundCertificate>({
      sql: `SELECT coa_id AS coaId, artwork_title AS artworkTitle, size, edition_number AS editionNumber,
          edition_total AS total, holder_name AS holderName
        FROM certificates WHERE coa_id LIKE ? ORDER BY ${RESULT_ORDER.certificates} LIMIT ${MAX_RESULTS_PER_GROUP}`,
      values: [prefixPattern(coaId)],
    });
  }

  /** By title or place, latest first; without archived events, which have no page. */
  async findEvents({ text }: SearchTerms): Promise<EventRow[]> {
    const words = text.split(' ');
    return this.query<EventRow>({
      sql: `SELECT event.id, event.title, event.location, event.starts_at AS startsAt
        FROM (SELECT id FROM events
          WHERE archived_at IS NULL AND ${words.map(() => '(title LIKE ? OR location LIKE ?)').join(' AND ')}) found
        JOIN events event ON event.id = found.id
        ORDER BY ${RESULT_ORDER.events} LIMIT ${MAX_RESULTS_PER_GROUP}`,
      values: words.flatMap((word) => [containsPattern(word), containsPattern(word)]),
    });
  }

  private async query<Row>({ sql, values }: SqlPart): Promise<Row[]> {
    const rows: Row[] = await this.database.manager.query(sql, values);
    return rows;
  }
}

/** The rows of all parts, each row once. */
const anyOf = (parts: readonly SqlPart[]): SqlPart => ({
  sql: parts.map(({ sql }) => `(${sql})`).join(' UNION '),
  values: parts.flatMap(({ values }) => values),
});

/** Every word, anywhere in a title, using only the index of titles. */
const titleCondition = (
  select: string,
  column: string,
  words: readonly string[],
  limit: number,
): SqlPart => ({
  sql: `${select} WHERE ${words.map(() => `${column} LIKE ?`).join(' AND ')} ORDER BY ${column} LIMIT ${limit}`,
  values: words.map(containsPattern),
});

const PHOTO_TITLE = `CONCAT(IF(photo.caption = '', CONCAT('Photograph ', photo.seq), photo.caption), ', ', event.title)`;

function eventPhotoPrints(words: readonly string[], print: SearchTerms['print']): SqlPart {
  const sizes = print === null || print.size === null ? [] : sizePatterns(print.size);
  const editionNumber = print?.editionNumber ?? null;
  return {
    sql: `SELECT edition.id AS editionId, ${PHOTO_TITLE} AS title, edition.size, edition.total,
        ${editionNumber === null ? 'NULL' : 'print.edition_number'} AS editionNumber
      FROM editions edition JOIN event_photos photo ON photo.id = edition.photo_id
      JOIN events event ON event.id = photo.event_id
      ${editionNumber === null ? '' : 'JOIN prints print ON print.edition_id = edition.id AND print.edition_number = ?'}
      WHERE edition.photo_id IS NOT NULL
        ${words.map(() => `AND ${PHOTO_TITLE} LIKE ?`).join(' ')}
        ${sizes.length === 0 ? '' : `AND (${sizes.map(() => 'edition.size LIKE ?').join(' OR ')})`}
      ORDER BY ${RESULT_ORDER.eventPhotoPrints} LIMIT ${MAX_RESULTS_PER_GROUP}`,
    values: [...(editionNumber === null ? [] : [editionNumber]), ...words.map(containsPattern), ...sizes],
  };
}

/** A size in either orientation, or every size with this side. */
function sizePatterns(size: string): string[] {
  const [width = '', height] = size.split('x');
  return height === undefined ? [`${width}x%`, `%x${width}`] : [size, `${height}x${width}`];
}

/** Orders with these characters anywhere in their number. */
const numberPart = (part: string): SqlPart => ({
  sql: `SELECT orders.id, orders.created_at FROM order_number_parts part JOIN orders ON orders.id = part.order_id
    WHERE part.part LIKE ? ORDER BY orders.created_at DESC LIMIT ${MAX_RESULTS_PER_GROUP}`,
  values: [prefixPattern(part)],
});

/** The order that a payment or a payment request of this id belongs to. */
const paymentParts = (paymentId: string): SqlPart[] => [
  ...['payment.payment_intent_id', 'payment.session_id', 'payment.reference'].map((column) => ({
    sql: `SELECT orders.id, orders.created_at FROM payments payment
      JOIN orders ON orders.payment_reference = payment.reference WHERE ${column} = ?`,
    values: [paymentId],
  })),
  {
    sql: `SELECT orders.id, orders.created_at FROM payment_requests request
      JOIN orders ON orders.id = request.order_id WHERE request.payment_intent_id = ?`,
    values: [paymentId],
  },
];
