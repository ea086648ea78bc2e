import { toDollars, allowedPrintTransitions, type Cents, type PrintLedgerState } from '@gallery/domain';
import type { PrintWithHistory } from '../catalog';
import type { EditionCertificate } from '../certificates';
import { ledgerState, type PrintSale } from '../orders';
import type { PrintRecord, PrintRecordCertificate, PrintRecordEvent } from './dto/edition-ledger.dto';

/** What stands around the numbers of an edition: orders, certificates, names. */
export interface PrintContext {
  saleOf: (print: PrintWithHistory['print']) => PrintSale | null;
  /** Numbers of orders, by their id. */
  orderNumbers: ReadonlyMap<string, string>;
  /** Newest first. */
  certificates: readonly EditionCertificate[];
  /** Names of collectors, by their id. */
  names: ReadonlyMap<string, string>;
  isOwner: boolean;
  now: Date;
}

type PrintHistoryEntry = PrintWithHistory['events'][number];

/** A number as the gallery's people see it. */
export function presentPrint(
  { print, standing, events }: PrintWithHistory,
  listCents: Cents,
  { saleOf, orderNumbers, certificates, names, isOwner, now }: PrintContext,
): PrintRecord {
  const { number, version, collectorId, asideFor, orderId } = print;
  const sale = standing === 'available' ? null : saleOf(print);
  const state = ledgerState(print, sale, now);
  const own = certificates.find((each) => each.number === number && each.orderId === orderId);
  const certificate = state === 'sold' || state === 'refunded' ? own : undefined;
  const since = events.findLast(({ kind }) => kind === EVENT_KIND_BY_STATE[state]);
  const buyer = sale?.buyer ?? null;
  const owner = certificate?.holderName || buyer || null;
  const holders: Partial<Record<PrintLedgerState, string | null>> = {
    held: buyer,
    reserved: names.get(collectorId ?? '') ?? null,
    aside: asideFor,
    sold: owner,
    refunded: owner,
  };
  return {
    number,
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

/** The entry of the history that says why a number stands as it does. */
const EVENT_KIND_BY_STATE: Partial<Record<PrintLedgerState, string>> = {
  aside: 'aside',
  outside: 'sold',
  void: 'void',
};

/** When it is over by itself, for what is. */
function untilOf(
  state: PrintLedgerState,
  { heldUntil, reservedUntil }: PrintWithHistory['print'],
): Date | null {
  if (state === 'held') return heldUntil;
  return state === 'reserved' || state === 'aside' ? reservedUntil : null;
}

function dateOf(
  state: PrintLedgerState,
  sale: PrintSale | null,
  since: PrintHistoryEntry | undefined,
): Date | null {
  if (state === 'sold' || state === 'refunded') return sale?.at ?? null;
  return state === 'outside' || state === 'void' ? (since?.createdAt ?? null) : null;
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
