import type { InventoryRecord } from '@gallery/contracts';
import { type ArtworkFormMode, CUSTOM_SIZE_LABELS } from '@gallery/domain';
import type { FieldErrors } from '../draft/artwork-draft-validation';
import type { FormOptions } from '../use-form-options';
import type { DraftRule } from '../draft/artwork-draft-rules';
import type { ArtworkDraft } from '../draft/artwork-draft';
import { useIsOwner } from '../../../components/session/owner-only';

/** The props of each section of the form. */
export interface ArtworkFieldsProps {
  form: ArtworkFormMode;
  basis: FormOptions;
  draft: ArtworkDraft;
  change: (rule: DraftRule) => void;
  /** What is wrong, by field. */
  errors: FieldErrors;
}

/** What an artwork has a price for already, whether it is offered or not. */
export const pricedSizes = ({
  printSizes,
  customSizes,
  specialEdition,
}: Pick<InventoryRecord, 'printSizes' | 'customSizes' | 'specialEdition'>): ReadonlySet<string> =>
  new Set([
    ...Object.keys(printSizes).map((size) => `printSizes.${size}`),
    ...customSizes.map(
      ({ label }) => `customSizes.${CUSTOM_SIZE_LABELS.findIndex((each) => each === label)}`,
    ),
    ...(specialEdition ? ['specialEdition'] : []),
  ]);

/** What staff may add to an artwork: whatever needs a new price is the owner's. */
interface AllowedAdditions {
  /** Whether the size at this path may be offered. */
  mayAdd: (path: string) => boolean;
  /** Whether the choice offers no size without a price. */
  mayChoose: (rule: DraftRule) => boolean;
}

export function useAllowedAdditions({
  draft,
  basis,
}: Pick<ArtworkFieldsProps, 'draft' | 'basis'>): AllowedAdditions {
  const isOwner = useIsOwner();
  const mayAdd = (path: string) => isOwner || basis.priced.has(path);
  return {
    mayAdd,
    mayChoose: (rule) =>
      Object.entries(rule(draft).sizes).every(
        ([size, { enabled }]) => !enabled || draft.sizes[size]?.enabled || mayAdd(`printSizes.${size}`),
      ),
  };
}
