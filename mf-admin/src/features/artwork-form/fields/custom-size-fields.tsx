import {
  CUSTOM_SIZE_LABELS,
  MAX_EXTRA_EDITION_COUNT,
  MIN_EXTRA_EDITION_COUNT,
  ARTWORK_FRAME_STYLES,
  EDITION_TEXT_NAMES,
  editionTextRule,
  SIZE_TEXT_NAMES,
  type EditionTextName,
} from '@gallery/domain';
import { Checkbox, SelectField, TextField } from '@gallery/ui';
import { ValueOptions } from '../../../components/forms/label-options';
import { FieldGrid } from '../../../components/forms/field-grid';
import { useIsOwner } from '../../../components/session/staff-session';
import { parseFrameStyle, useAllowedAdditions, type ArtworkFieldsProps } from './artwork-field-props';
import type { ExtraDraft } from '../draft/artwork-draft';

/** Up to three sizes of the artwork's own, A to C. */
export function CustomSizeFields({ basis, draft, change, errors }: ArtworkFieldsProps) {
  const { mayAdd } = useAllowedAdditions({ draft, basis });
  return CUSTOM_SIZE_LABELS.map((label, index) => {
    const custom = draft.customSizes[index];
    return (
      custom &&
      (custom.isIncluded || mayAdd(`customSizes.${index}`)) && (
        <ExtraSizeFields
          key={label}
          label={`Custom size ${label}`}
          extra={custom}
          path={`customSizes.${index}`}
          errors={errors}
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
export function SpecialEditionFields({ basis, draft, change, errors }: ArtworkFieldsProps) {
  const { mayAdd } = useAllowedAdditions({ draft, basis });
  if (!draft.special.isIncluded && !mayAdd('specialEdition')) return null;
  return (
    <ExtraSizeFields
      label="Include special edition"
      extra={draft.special}
      path="specialEdition"
      errors={errors}
      isSpecial
      set={(part) => change((before) => ({ ...before, special: { ...before.special, ...part } }))}
    />
  );
}

interface ExtraSizeFieldsProps {
  label: string;
  extra: ExtraDraft;
  path: string;
  errors: ArtworkFieldsProps['errors'];
  isSpecial?: boolean;
  set: (part: Partial<ExtraDraft>) => void;
}

function ExtraSizeFields({ label: word, extra, path, errors, isSpecial = false, set }: ExtraSizeFieldsProps) {
  const isOwner = useIsOwner();
  const text = (
    field: 'name' | 'imageSize' | 'frameSize' | 'price' | 'editionCount' | EditionTextName,
    label: string,
    hint?: string,
  ) => (
    <TextField
      key={field}
      label={label}
      hint={hint}
      look="boxed"
      inputMode={isOwnerOnlyField(field) ? 'decimal' : undefined}
      readOnly={isOwnerOnlyField(field) && !isOwner}
      value={extra[field]}
      error={errors[`${path}.${field}`]}
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
          {text('imageSize', 'Image size', 'In inches, such as 24x36')}
          {text('frameSize', 'Frame size', 'In inches, such as 30x42')}
          <SelectField
            label="Frame style"
            look="boxed"
            value={extra.frameStyle}
            error={errors[`${path}.frameStyle`]}
            onChange={({ target }) => set({ frameStyle: parseFrameStyle(target.value) })}
          >
            <ValueOptions values={ARTWORK_FRAME_STYLES} />
          </SelectField>
          {(isSpecial ? EDITION_TEXT_NAMES : SIZE_TEXT_NAMES).map(
            (name) =>
              (name !== 'customFrameStyle' || extra.frameStyle === 'Custom') &&
              text(name, editionTextRule(name).label),
          )}
          {text('price', 'Price ($)')}
          {text(
            'editionCount',
            'Edition count',
            `From ${MIN_EXTRA_EDITION_COUNT} to ${MAX_EXTRA_EDITION_COUNT}`,
          )}
        </FieldGrid>
      )}
    </fieldset>
  );
}

/** Prices and edition counts are the owner's to change. */
const isOwnerOnlyField = (field: string): boolean => field === 'price' || field === 'editionCount';
