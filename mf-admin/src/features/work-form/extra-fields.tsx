import { CUSTOM_LABELS, LARGEST_EXTRA, SMALLEST_EXTRA, WORK_FRAMES } from '@gallery/domain';
import { Checkbox, SelectField, TextField } from '@gallery/ui';
import { FieldGrid } from '../../parts/field-grid';
import { useIsOwner } from '../../parts/owners-only';
import type { FormPartProps } from './form-parts';
import { Options } from './options';
import { useAdditions } from './owners-sizes';
import type { ExtraDraft } from './work-draft';

/** Up to three sizes of the work's own, A to C. */
export function CustomSizeFields({ basis, draft, change, faults }: FormPartProps) {
  const { mayAdd } = useAdditions({ draft, basis });
  return CUSTOM_LABELS.map((label, index) => {
    const custom = draft.customSizes[index];
    return (
      custom &&
      (custom.isIncluded || mayAdd(`customSizes.${index}`)) && (
        <ExtraFields
          key={label}
          word={`Custom size ${label}`}
          extra={custom}
          path={`customSizes.${index}`}
          faults={faults}
          set={(part) =>
            change((before) => ({
              ...before,
              customSizes: before.customSizes.map((each, place) =>
                place === index ? { ...each, ...part } : each,
              ),
            }))
          }
        />
      )
    );
  });
}

/** A special edition: the superset of the forms' fields. */
export function SpecialEditionFields({ basis, draft, change, faults }: FormPartProps) {
  const { mayAdd } = useAdditions({ draft, basis });
  if (!draft.special.isIncluded && !mayAdd('specialEdition')) return null;
  return (
    <ExtraFields
      word="Include special edition"
      extra={draft.special}
      path="specialEdition"
      faults={faults}
      isSpecial
      set={(part) => change((before) => ({ ...before, special: { ...before.special, ...part } }))}
    />
  );
}

interface ExtraFieldsProps {
  word: string;
  extra: ExtraDraft;
  path: string;
  faults: FormPartProps['faults'];
  isSpecial?: boolean;
  set: (part: Partial<ExtraDraft>) => void;
}

function ExtraFields({ word, extra, path, faults, isSpecial = false, set }: ExtraFieldsProps) {
  const isOwner = useIsOwner();
  const text = (
    field: 'name' | 'imageSize' | 'frameSize' | 'customFrameStyle' | 'price' | 'editionCount',
    label: string,
    hint?: string,
  ) => (
    <TextField
      label={label}
      hint={hint}
      look="boxed"
      inputMode={isPriced(field) ? 'decimal' : undefined}
      readOnly={isPriced(field) && !isOwner}
      value={extra[field]}
      error={faults[`${path}.${field}`]}
      onChange={({ target }) => set({ [field]: target.value })}
    />
  );
  return (
    <fieldset aria-label={word}>
      <Checkbox
        label={word}
        checked={extra.isIncluded}
        onChange={({ target }) => set({ isIncluded: target.checked })}
      />
      {extra.isIncluded && (
        <FieldGrid columns={3}>
          {isSpecial && text('name', 'Name')}
          {text('imageSize', 'Image size', 'In inches: 24x36')}
          {text('frameSize', 'Frame size', 'In inches: 30x42')}
          <SelectField
            label="Frame style"
            look="boxed"
            value={extra.frameStyle}
            error={faults[`${path}.frameStyle`]}
            onChange={({ target }) =>
              set({ frameStyle: WORK_FRAMES.find((each) => each === target.value) ?? 'Black' })
            }
          >
            <Options words={WORK_FRAMES} />
          </SelectField>
          {isSpecial && extra.frameStyle === 'Custom' && text('customFrameStyle', 'Custom frame style')}
          {text('price', 'Price ($)')}
          {text('editionCount', 'Edition count', `From ${SMALLEST_EXTRA} to ${LARGEST_EXTRA}`)}
        </FieldGrid>
      )}
    </fieldset>
  );
}

/** Prices and edition counts are the owner's to change. */
const isPriced = (field: string): boolean => field === 'price' || field === 'editionCount';
