import {
  allowedPrintTransitions,
  DEFAULT_PRICE_BOOK,
  EVENT_PHOTO_ORIENTATIONS,
  eventPhotoSizes,
  eventPhotoTitle,
  frameTypeLabel,
  toDollars,
  type Cents,
  type FrameStyle,
  type PrintLedgerState,
} from '@gallery/domain';
import { frameStylesOf, type EditionWithPrints, type PrintWithHistory } from '../catalog';
import type { EditionCertificate } from '../certificates';
import type { StoredEventPhoto } from '../events';
import { printLedgerState, type PrintSale } from '../orders';
import type {
  EditionStock,
  PrintRecord,
  PrintRecordCertificate,
  PrintRecordEvent,
} from './dto/edition-ledger.dto';

/** What else an edition's ledger shows. */
export interface EditionLedgerContext extends PrintContext {
  /** The event photo and its event's title, for a live edition. */
  photo: { photo: StoredEventPhoto; event: string } | null;
  /** People waiting in line for a print. */
  waiting: number;
  /** Addresses to notify when a print is available again. */
  alerts: number;
}

/** The ledger of an edition, for staff. */
export function presentEditionLedger(
  { edition, artwork, siblings, prints }: EditionWithPrints,
  context: EditionLedgerContext,
): EditionStock {
  const numbers = prints.map((print) => presentPrint(print, edition.priceCents, context));
  const countOf = (...states: PrintRecord['state'][]): number =>
    numbers.filter(({ state }) => states.includes(state)).length;
  const held = countOf('held', 'reserved', 'gallery-hold');
  return {
    editionId: edition.id,
    artworkId: edition.artworkId,
    photoId: edition.photoId,
    ...titleOf(artwork, context.photo),
    size: edition.size,
    kind: edition.kind,
    label: edition.label,
    frameSize: edition.frameSize,
    frameType: frameTypeLabel(edition.frameStyle),
    frameTypes: framesOf(edition).map((style) => frameTypeLabel(style)),
    price: toDollars(edition.priceCents),
    total: edition.total,
    artistProofs: artwork?.artistProofs ?? 0,
    sold: countOf('sold', 'sold-elsewhere', 'refunded'),
    held,
    void: countOf('void'),
    remaining: held + countOf('available'),
    waiting: context.waiting,
    alerts: context.alerts,
    prints: numbers,
    siblings: siblings.map(({ edition: { id, size, kind, label, enabled, total }, counts }) => ({
      editionId: id,
      size,
      kind,
      label,
      enabled,
      total,
      remaining: counts.available + counts.held,
    })),
  };
}

function titleOf(
  artwork: EditionWithPrints['artwork'],
  photo: EditionLedgerContext['photo'],
): Pick<EditionStock, 'title' | 'series'> {
  if (artwork) return { title: artwork.title, series: artwork.series };
  if (!photo) return { title: 'Photograph', series: '' };
  const { caption, seq } = photo.photo;
  return { title: eventPhotoTitle({ caption, seq: seq ?? 0 }), series: photo.event };
}

/** The frames that a buyer may choose; those of an event photo follow from its size. */
function framesOf({ size, frameStyle, artworkId }: EditionWithPrints['edition']): readonly FrameStyle[] {
  if (artworkId !== null) return frameStylesOf({ frameStyle });
  // Frames are the same in every version of the price book.
  const offered = EVENT_PHOTO_ORIENTATIONS.flatMap((orientation) =>
    eventPhotoSizes(DEFAULT_PRICE_BOOK, orientation),
  );
  const match = offered.find((each) => each.size === size);
  return match?.frameStyles ?? [frameStyle];
}

/** Orders, certificates and names of the prints of an edition. */
export interface PrintContext {
  saleOf: (print: PrintWithHistory['print']) => PrintSale | null;
  /** Order numbers by order id. */
  orderNumbers: ReadonlyMap<string, string>;
  /** Newest first. */
  certificates: readonly EditionCertificate[];
  /** Names of collectors by id. */
  names: ReadonlyMap<string, string>;
  isOwner: boolean;
  now: Date;
}

type PrintHistoryEntry = PrintWithHistory['events'][number];

/** A print, for staff. */
export function presentPrint(
  { print, state: printState, events }: PrintWithHistory,
  listCents: Cents,
  { saleOf, orderNumbers, certificates, names, isOwner, now }: PrintContext,
): PrintRecord {
  const { editionNumber, version, collectorId, galleryHoldFor, orderId } = print;
  const sale = printState === 'available' ? null : saleOf(print);
  const state = printLedgerState(print, sale, now);
  const own = certificates.find((each) => each.editionNumber === editionNumber && each.orderId === orderId);
  const certificate = state === 'sold' || state === 'refunded' ? own : undefined;
  const since = events.findLast(({ kind }) => kind === EVENT_KIND_BY_STATE[state]);
  const buyer = sale?.buyer ?? null;
  const owner = certificate?.holderName || buyer || null;
  const holders: Partial<Record<PrintLedgerState, string | null>> = {
    held: buyer,
    reserved: names.get(collectorId ?? '') ?? null,
    'gallery-hold': galleryHoldFor,
    sold: owner,
    refunded: owner,
  };
  return {
    editionNumber,
    version,
    state,
    holder: holders[state] ?? null,
    collectorId: state === 'reserved' ? collectorId : null,
    until: untilOf(state, print)?.toISOString() ?? null,
    orderNumber: sale?.orderNumber ?? null,
    date: dateOf(state, sale, since)?.toISOString() ?? null,
    price: toDollars(sale?.priceCents ?? listCents),
    certificate: certificate ? presentCertificate(certificate) : null,
    reason: since?.reason ?? null,
    moves: allowedPrintTransitions(state, isOwner).filter(
      (move) => move !== 'replace' || certificate !== undefined,
    ),
    history: events.map((event) => presentEvent(event, orderNumbers)),
  };
}

/** The history entry that explains the state of a print. */
const EVENT_KIND_BY_STATE: Partial<Record<PrintLedgerState, string>> = {
  'gallery-hold': 'gallery-hold',
  'sold-elsewhere': 'sold',
  void: 'void',
};

/** When the state ends by itself, if it does. */
function untilOf(
  state: PrintLedgerState,
  { heldUntil, reservedUntil }: PrintWithHistory['print'],
): Date | null {
  if (state === 'held') return heldUntil ?? reservedUntil;
  return state === 'reserved' || state === 'gallery-hold' ? reservedUntil : null;
}

function dateOf(
  state: PrintLedgerState,
  sale: PrintSale | null,
  since: PrintHistoryEntry | undefined,
): Date | null {
  if (state === 'sold' || state === 'refunded') return sale?.at ?? null;
  return state === 'sold-elsewhere' || state === 'void' ? (since?.createdAt ?? null) : null;
}

const presentEvent = (
  { kind, createdAt, actor, reason, orderId }: PrintHistoryEntry,
  orderNumbers: ReadonlyMap<string, string>,
): PrintRecordEvent => ({
  kind,
  at: createdAt.toISOString(),
  actor,
  reason,
  orderNumber: orderId === null ? null : (orderNumbers.get(orderId) ?? null),
});

const presentCertificate = ({
  coaId,
  state,
  signatureAppliedAt,
}: EditionCertificate): PrintRecordCertificate => ({
  coaId,
  state,
  signatureApplied: signatureAppliedAt !== null,
});
