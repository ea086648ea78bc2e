import { dollars, printMoves, type Cents, type LedgerState } from '@gallery/domain';
import type { LedgerPrint } from '../catalogue';
import type { EditionCertificate } from '../certificates';
import { ledgerState, type PrintSale } from '../orders';
import type { LedgerNumber, NumberCertificate, NumberEvent } from './dto/edition-ledger.dto';

/** What stands around the numbers of an edition: orders, certificates, names. */
export interface NumberSurroundings {
  saleOf: (print: LedgerPrint['print']) => PrintSale | null;
  /** Numbers of orders, by their id. */
  orderNumbers: ReadonlyMap<string, string>;
  /** Newest first. */
  certificates: readonly EditionCertificate[];
  /** Names of collectors, by their id. */
  names: ReadonlyMap<string, string>;
  isOwner: boolean;
  now: Date;
}

type NumberEntry = LedgerPrint['events'][number];

/** A number as the gallery's people see it. */
export function presentNumber(
  { print, standing, events }: LedgerPrint,
  listCents: Cents,
  { saleOf, orderNumbers, certificates, names, isOwner, now }: NumberSurroundings,
): LedgerNumber {
  const { number, version, collectorId, asideFor, orderId } = print;
  const sale = standing === 'available' ? null : saleOf(print);
  const state = ledgerState(print, sale, now);
  const own = certificates.find((each) => each.number === number && each.orderId === orderId);
  const certificate = state === 'sold' || state === 'refunded' ? own : undefined;
  const since = events.findLast(({ kind }) => kind === KIND_OF[state]);
  const buyer = sale?.buyer ?? null;
  const owner = certificate?.holderName || buyer || null;
  const holders: Partial<Record<LedgerState, string | null>> = {
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
    price: dollars(sale?.priceCents ?? listCents),
    certificate: certificate ? presentCertificate(certificate) : null,
    reason: since?.reason ?? null,
    moves: printMoves(state, isOwner).filter((move) => move !== 'replace' || certificate !== undefined),
    history: events.map((event) => presentEvent(event, orderNumbers)),
  };
}

/** The entry of the history that says why a number stands as it does. */
const KIND_OF: Partial<Record<LedgerState, string>> = { aside: 'aside', outside: 'sold', void: 'void' };

/** When it is over by itself, for what is. */
function untilOf(state: LedgerState, { heldUntil, reservedUntil }: LedgerPrint['print']): Date | null {
  if (state === 'held') return heldUntil;
  return state === 'reserved' || state === 'aside' ? reservedUntil : null;
}

function dateOf(state: LedgerState, sale: PrintSale | null, since: NumberEntry | undefined): Date | null {
  if (state === 'sold' || state === 'refunded') return sale?.at ?? null;
  return state === 'outside' || state === 'void' ? (since?.createdAt ?? null) : null;
}

const presentEvent = (
  { kind, createdAt, actor, reason, orderId }: NumberEntry,
  orderNumbers: ReadonlyMap<string, string>,
): NumberEvent => ({
  kind,
  at: createdAt.toISOString(),
  actor,
  reason,
  orderNumber: orderId === null ? null : (orderNumbers.get(orderId) ?? null),
});

const presentCertificate = ({ coaId, state, signatureAppliedAt }: EditionCertificate): NumberCertificate => ({
  coaId,
  state,
  signatureApplied: signatureAppliedAt !== null,
});
