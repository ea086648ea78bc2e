import {
  isTierTwo,
  SIZE_TYPES,
  TIERS,
  ARTWORK_FRAME_STYLES,
  AVAILABILITIES,
  DEFAULT_MEDIUM,
} from '@gallery/domain';
import { Checkbox, SelectField, TextAreaField, TextField } from '@gallery/ui';
import { ValueOptions } from '../../../components/forms/label-options';
import { FieldGrid, FullWidth } from '../../../components/forms/field-grid';
import { useIsOwner } from '../../../components/session/staff-session';
import { type ArtworkFieldsProps, draftFields, useAllowedAdditions } from './artwork-field-props';
import {
  chooseChromaluxe,
  chooseOrientation,
  choosePriceOverride,
  chooseSizeType,
  chooseTier,
} from '../draft/artwork-draft-rules';
import styles from '../artwork-form.module.css';

const ORIENTATIONS = ['landscape', 'square'] as const;
const LIVE_STATUSES = ['live', 'hidden', 'draft'] as const;
const [TIER_1, TIER_2] = TIERS;

/** Title, series, year, description and the like. */
export function DetailsFields({ form, basis, draft, change, errors }: ArtworkFieldsProps) {
  const isOwner = useIsOwner();
  const { mayChoose } = useAllowedAdditions({ draft, basis });
  const { text, flag, frameStyle } = draftFields({ draft, errors, change });
  const { series, book } = basis;
  return (
    <>
      <FieldGrid columns={3}>
        <TextField {...text('title')} label="Title *" />
        <SelectField label="Series *" {...text('series')}>
          {/* An artwork keeps a series that this form does not offer. */}
          <ValueOptions values={series.includes(draft.series) ? series : [draft.series, ...series]} />
        </SelectField>
        <TextField {...text('year')} label="Year" inputMode="numeric" />
        <FullWidth>
          <TextAreaField {...text('description')} label="Description" rows={4} />
        </FullWidth>
        <SelectField
          label="Orientation"
          look="boxed"
          value={draft.orientation}
          onChange={({ target }) =>
            change(chooseOrientation(ORIENTATIONS.find((each) => each === target.value) ?? 'landscape', form))
          }
        >
          <ValueOptions values={ORIENTATIONS} />
        </SelectField>
        {form === 'edit' && (
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
        <TextField {...text('tags')} label="Tags" hint="Separated by commas" />
        <TextField {...text('medium')} label="Medium" placeholder={DEFAULT_MEDIUM} />
        <SelectField label="Frame Style" {...frameStyle}>
          <ValueOptions values={ARTWORK_FRAME_STYLES} />
        </SelectField>
        {draft.frameStyle === 'Custom' && (
          <TextField {...text('customFrameStyle')} label="Custom Frame Style" />
        )}
      </FieldGrid>
      <div className={styles.checks}>
        <Checkbox
          label="Keep my prices when the tier changes"
          checked={draft.priceOverride}
          // Unticked, prices are those of the tier again.
          disabled={!isOwner}
          onChange={({ target }) => change(choosePriceOverride(target.checked, form, book))}
        />
        {(draft.includeChromaluxe || mayChoose(chooseChromaluxe(true))) && (
          <Checkbox
            label="Include Chromaluxe metal print"
            checked={draft.includeChromaluxe}
            onChange={({ target }) => change(chooseChromaluxe(target.checked))}
          />
        )}
        <Checkbox label="Featured" {...flag('isFeatured')} />
      </div>
    </>
  );
}

/** The gallery's own records of an artwork. */
export function InventoryFields(fields: ArtworkFieldsProps) {
  const { set, text } = draftFields(fields);
  const { draft } = fields;
  return (
    <FieldGrid columns={3}>
      <SelectField
        label="Availability"
        look="boxed"
        value={draft.availability}
        onChange={({ target }) =>
          set({ availability: AVAILABILITIES.find((each) => each === target.value) ?? 'available' })
        }
      >
        <ValueOptions
          values={AVAILABILITIES}
          labelOf={(each) => (each === 'available' ? 'Available (follows stock)' : each)}
        />
      </SelectField>
      <SelectField
        label="Live status"
        look="boxed"
        value={draft.liveStatus}
        onChange={({ target }) =>
          set({ liveStatus: LIVE_STATUSES.find((each) => each === target.value) ?? 'live' })
        }
      >
        <ValueOptions values={draft.liveStatus === 'draft' ? LIVE_STATUSES : LIVE_STATUSES.slice(0, 2)} />
      </SelectField>
      <TextField {...text('artistProofs')} label="Artist’s proofs" inputMode="numeric" />
      <TextField {...text('galleryCredit')} label="Gallery credit" />
      <TextField {...text('purchaseLink')} label="Purchase link" type="url" />
      <FullWidth>
        <TextAreaField {...text('notes')} label="Notes" hint="Never shown to the public" rows={3} />
      </FullWidth>
    </FieldGrid>
  );
}
