import type { InventoryRecord } from '@gallery/contracts';
import {
  ARTWORK_FRAME_STYLES,
  CUSTOM_SIZE_LABELS,
  type ArtworkFormMode,
  type ArtworkFrameStyle,
} from '@gallery/domain';
import type { FieldErrors } from '../draft/artwork-form-request';
import type { FormOptions } from '../use-form-options';
import { chooseFrameStyle, type DraftRule } from '../draft/artwork-draft-rules';
import type { ArtworkDraft } from '../draft/artwork-draft';
import { useIsOwner } from '../../../components/session/staff-session';

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

/** What staff may add to an artwork: only the owner may add what needs a new price. */
export function useAllowedAdditions({ draft, basis }: Pick<ArtworkFieldsProps, 'draft' | 'basis'>) {
  const isOwner = useIsOwner();
  const mayAdd = (path: string) => isOwner || basis.priced.has(path);
  return {
    /** Whether the size at this path may be offered. */
    mayAdd,
    /** Whether the choice offers no size without a price. */
    mayChoose: (rule: DraftRule) =>
      Object.entries(rule(draft).sizes).every(
        ([size, { enabled }]) => !enabled || draft.sizes[size]?.enabled || mayAdd(`printSizes.${size}`),
      ),
  };
}

type TextName = {
  [Name in keyof ArtworkDraft]: string extends ArtworkDraft[Name] ? Name : never;
}[keyof ArtworkDraft];
type FlagName = {
  [Name in keyof ArtworkDraft]: boolean extends ArtworkDraft[Name] ? Name : never;
}[keyof ArtworkDraft];

/** The props of the form's simple fields, by the name of what they hold. */
export function draftFields({
  draft,
  errors,
  change,
}: Pick<ArtworkFieldsProps, 'draft' | 'errors' | 'change'>) {
  const set = (part: Partial<ArtworkDraft>) => change((before) => ({ ...before, ...part }));
  return {
    set,
    text: (name: TextName) => ({
      look: 'boxed' as const,
      value: draft[name],
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    }),
    flag: (name: FlagName) => ({
      checked: draft[name],
      onChange: ({ target }: { target: { checked: boolean } }) => set({ [name]: target.checked }),
    }),
    frameStyle: {
      look: 'boxed' as const,
      value: draft.frameStyle,
      onChange: ({ target }: { target: { value: string } }) =>
        change(chooseFrameStyle(parseFrameStyle(target.value))),
    },
  };
}

/** The frame style that was chosen from a list of them. */
export const parseFrameStyle = (text: string): ArtworkFrameStyle =>
  ARTWORK_FRAME_STYLES.find((each) => each === text) ?? 'Black';
