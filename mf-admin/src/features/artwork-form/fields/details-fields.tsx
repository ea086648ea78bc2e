import { isTierTwo, SIZE_TYPES, TIERS, ARTWORK_FRAME_STYLES } from '@gallery/domain';
import { Checkbox, SelectField, TextAreaField, TextField } from '@gallery/ui';
import { ValueOptions } from '../../../components/forms/label-options';
import { FieldGrid, FullWidth } from '../../../components/forms/field-grid';
import { useIsOwner } from '../../../components/session/owner-only';
import { type ArtworkFieldsProps, useAllowedAdditions } from './artwork-fields';
import {
  chooseChromaluxe,
  chooseOrientation,
  chooseSizeType,
  chooseTier,
} from '../draft/artwork-draft-rules';
import styles from '../artwork-form.module.css';

const ORIENTATIONS = ['landscape', 'square'] as const;
const [TIER_1, TIER_2] = TIERS;

/** Title, series, year, description and the like. */
export function DetailsFields({ form, basis, draft, change, errors }: ArtworkFieldsProps) {
  const isOwner = useIsOwner();
  const { mayChoose } = useAllowedAdditions({ draft, basis });
  const set = (part: Partial<typeof draft>) => change((before) => ({ ...before, ...part }));
  const { series, book } = basis;
  return (
    <>
      <FieldGrid columns={3}>
        <TextField
          label="Title *"
          look="boxed"
          value={draft.title}
          error={errors.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <SelectField
          label="Series *"
          look="boxed"
          value={draft.series}
          error={errors.series}
          onChange={({ target }) => set({ series: target.value })}
        >
          {/* An artwork keeps a series that this form does not offer. */}
          <ValueOptions values={series.includes(draft.series) ? series : [draft.series, ...series]} />
        </SelectField>
        <TextField
          label="Year"
          look="boxed"
          inputMode="numeric"
          value={draft.year}
          error={errors.year}
          onChange={({ target }) => set({ year: target.value })}
        />
        <FullWidth>
          <TextAreaField
            label="Description"
            look="boxed"
            rows={4}
            value={draft.description}
            error={errors.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        </FullWidth>
        {form === 'create' ? (
          <SelectField
            label="Orientation"
            look="boxed"
            value={draft.orientation}
            onChange={({ target }) =>
              change(chooseOrientation(ORIENTATIONS.find((each) => each === target.value) ?? 'landscape'))
            }
          >
            <ValueOptions values={ORIENTATIONS} />
          </SelectField>
        ) : (
          <SelectField
            label="Size Type"
            look="boxed"
            value={draft.sizeType}
            onChange={({ target }) =>
              change(chooseSizeType(SIZE_TYPES.find((each) => each === target.value) ?? 'standard'))
            }
          >
            <ValueOptions
              values={SIZE_TYPES.filter((each) => each === draft.sizeType || mayChoose(chooseSizeType(each)))}
            />
          </SelectField>
        )}
        <SelectField
          label="Tier"
          look="boxed"
          hint={isTierTwo(draft.tier) ? 'Gallery/collector price' : 'Current standard price'}
          value={draft.tier}
          // Another tier sets other prices.
          disabled={!isOwner}
          error={errors.tier}
          onChange={({ target }) => change(chooseTier(target.value, form, book))}
        >
          <option value={TIER_1}>Tier 1</option>
          <option value={TIER_2}>Tier 2</option>
          {draft.tier !== TIER_1 && draft.tier !== TIER_2 && <option value={draft.tier}>{draft.tier}</option>}
        </SelectField>
        <TextField
          label="Tags"
          look="boxed"
          hint="Separated by commas"
          value={draft.tags}
          error={errors.tags}
          onChange={({ target }) => set({ tags: target.value })}
        />
        <TextField
          label="Medium"
          look="boxed"
          placeholder="Archival pigment print"
          value={draft.medium}
          error={errors.medium}
          onChange={({ target }) => set({ medium: target.value })}
        />
        <SelectField
          label="Frame Style"
          look="boxed"
          value={draft.frameStyle}
          onChange={({ target }) =>
            set({ frameStyle: ARTWORK_FRAME_STYLES.find((each) => each === target.value) ?? 'Black' })
          }
        >
          <ValueOptions values={ARTWORK_FRAME_STYLES} />
        </SelectField>
        {draft.frameStyle === 'Custom' && (
          <TextField
            label="Custom Frame Style"
            look="boxed"
            value={draft.customFrameStyle}
            error={errors.customFrameStyle}
            onChange={({ target }) => set({ customFrameStyle: target.value })}
          />
        )}
      </FieldGrid>
      <div className={styles.checks}>
        <Checkbox
          label="Price override: the tier leaves prices alone"
          checked={draft.priceOverride}
          onChange={({ target }) => set({ priceOverride: target.checked })}
        />
        {(draft.includeChromaluxe || mayChoose(chooseChromaluxe(true))) && (
          <Checkbox
            label="Include Chromaluxe metal print"
            checked={draft.includeChromaluxe}
            onChange={({ target }) => change(chooseChromaluxe(target.checked))}
          />
        )}
        <Checkbox
          label="Featured"
          checked={draft.isFeatured}
          onChange={({ target }) => set({ isFeatured: target.checked })}
        />
      </div>
    </>
  );
}
