import { mapEditionTexts, type Cents, type EditionTextName } from '@gallery/domain';
import type { SignedInStaff } from '../../identity';
import { AppError } from '../../platform';
import type { EditionEntity } from '../entities/edition.entity';
import { UNSIZED } from '../artworks/new-artwork';
import { DUPLICATE_SIZE, type RequestedEdition, type RequestedEditions } from './requested-editions';
import type { FormErrors } from './artwork-form-parts';

/** An edition that an artwork has. */
export interface ExistingEdition {
  edition: Readonly<EditionEntity>;
  /** The highest edition number that was ever sold, held, reserved or voided; 0 when none was. */
  highest: number;
}

/** What a form may change in an edition's row. */
export type EditionUpdate = Partial<
  Pick<
    EditionEntity,
    | 'enabled'
    | 'priceCents'
    | 'total'
    | 'size'
    | 'label'
    | 'frameSize'
    | 'frameStyle'
    | 'shippingClass'
    | EditionTextName
  >
>;

/** The changes that give an artwork the editions of a form. */
export interface EditionChanges {
  additions: (RequestedEdition & { position: number })[];
  changes: { before: Readonly<EditionEntity>; set: EditionUpdate; field: string }[];
}

/** A price or a count that changed, for the audit log. */
export interface EditionAuditEntry {
  size: string;
  price?: { from: Cents; to: Cents };
  total?: { from: number; to: number };
  enabled?: boolean;
}

/**
 * Compares an artwork's editions with those of a form. Nothing sold or held is lost: an edition keeps its prints up to
 * the highest one in use, and its size once any is in use; an edition that a form removes is taken off sale.
 */
export function planEditionChanges(
  known: readonly ExistingEdition[],
  requested: RequestedEditions,
  errors: FormErrors,
): EditionChanges {
  const plan: EditionChanges = { additions: [], changes: [] };
  const asked = [
    ...(requested.sizes ?? []),
    ...(requested.customs ?? []),
    ...(requested.special ? [requested.special] : []),
  ];
  let position = Math.max(-1, ...known.map(({ edition }) => edition.position));
  for (const edition of asked) {
    const match = known.find(({ edition: own }) => isSameEdition(own, edition));
    const twin = known.find(({ edition: own }) => own.size === edition.size && !isSameEdition(own, edition));
    if (twin) errors[sizeField(edition)] = DUPLICATE_SIZE;
    else if (match) planUpdate(match, edition, plan, errors);
    // A size that is neither offered nor requested needs no edition.
    else if (edition.enabled) plan.additions.push({ ...edition, position: (position += 1) });
  }
  for (const { edition } of known) {
    if (edition.enabled && isRemoved(edition, requested)) {
      plan.changes.push({ before: edition, set: { enabled: false }, field: 'editions' });
    }
  }
  return plan;
}

/**
 * Staff describe an artwork and take its sizes on and off sale. Only the owner decides what a print costs and how many
 * there are.
 * @throws AppError `owner_only`
 */
export function rejectPriceChanges({ additions, changes }: EditionChanges, { role }: SignedInStaff): void {
  if (role === 'owner') return;
  const isRepriced = changes.some(({ set }) => set.priceCents !== undefined || set.total !== undefined);
  if (isRepriced || additions.length > 0)
    throw new AppError('owner_only', { message: 'Only the owner can change prices and edition counts.' });
}

/** What the audit log keeps from a plan: prices, counts, and what is offered. */
export function editionAuditEntries({ additions, changes }: EditionChanges): EditionAuditEntry[] {
  return [
    ...additions.map(({ size, priceCents, total }) => ({
      size,
      enabled: true,
      price: { from: 0, to: priceCents },
      total: { from: 0, to: total },
    })),
    ...changes.flatMap(({ before, set }): EditionAuditEntry[] => {
      const trace: EditionAuditEntry = {
        size: before.size,
        ...(set.priceCents === undefined ? {} : { price: { from: before.priceCents, to: set.priceCents } }),
        ...(set.total === undefined ? {} : { total: { from: before.total, to: set.total } }),
        ...(set.enabled === undefined ? {} : { enabled: set.enabled }),
      };
      return Object.keys(trace).length > 1 ? [trace] : [];
    }),
  ];
}

function planUpdate(
  { edition, highest }: ExistingEdition,
  requested: RequestedEdition,
  plan: EditionChanges,
  errors: FormErrors,
): void {
  // A special edition without a size keeps the one it has.
  const size = requested.kind === 'special' && requested.size === UNSIZED ? edition.size : requested.size;
  if (requested.total < highest) {
    errors[`${requested.field}.editionCount`] =
      `Number ${highest} of this size is sold or on hold, so the edition needs at least ${highest} prints.`;
  }
  if (size !== edition.size && highest > 0) {
    errors[sizeField(requested)] = 'Prints of this size are sold or on hold, so it cannot be changed.';
  }
  const { enabled, priceCents, total, label, shippingClass, keeps } = requested;
  const frameSize = keeps.frameSize ? edition.frameSize : requested.frameSize;
  const frameStyle = keeps.frameStyle ? edition.frameStyle : requested.frameStyle;
  const after: Required<EditionUpdate> = {
    size,
    enabled,
    priceCents,
    total,
    label,
    frameSize,
    frameStyle,
    shippingClass,
    ...mapEditionTexts((name) => (requested[name] === undefined ? edition[name] : requested[name])),
  };
  const set = differences(edition, after);
  if (Object.keys(set).length > 0) plan.changes.push({ before: edition, set, field: requested.field });
}

function differences(before: Readonly<EditionEntity>, after: Required<EditionUpdate>): EditionUpdate {
  const set: EditionUpdate = {};
  let name: keyof EditionUpdate;
  for (name in after) if (after[name] !== before[name]) copyField(set, name, after);
  return set;
}

function copyField<Name extends keyof EditionUpdate>(
  set: EditionUpdate,
  name: Name,
  after: Required<EditionUpdate>,
): void {
  set[name] = after[name];
}

/** Custom sizes are identified by letter, the special edition by its kind, the others by size. */
function isSameEdition(own: Readonly<EditionEntity>, requested: RequestedEdition): boolean {
  if (requested.kind === 'special') return own.kind === 'special';
  if (requested.kind === 'custom') return own.kind === 'custom' && own.label === requested.label;
  return own.kind !== 'special' && own.kind !== 'custom' && own.size === requested.size;
}

function isRemoved(own: Readonly<EditionEntity>, { customs, includesSpecial }: RequestedEditions): boolean {
  if (own.kind === 'special') return includesSpecial === false;
  return own.kind === 'custom' && customs !== null && !customs.some(({ label }) => label === own.label);
}

const sizeField = ({ field, kind }: RequestedEdition): string =>
  kind === 'custom' || kind === 'special' ? `${field}.imageSize` : field;
