import { latestInventoryRecord, isApiError } from '@gallery/api-client';
import type { PriceBookPrices } from '@gallery/domain';
import { Button, Notice } from '@gallery/ui';
import { TextButton } from '../../components/actions/text-button';
import { mergeArtworkDraft } from './draft/merge-artwork-draft';
import type { ArtworkDraftState } from './draft/use-artwork-draft';
import { toArtworkDraft, type ArtworkDraft } from './draft/artwork-draft';
import styles from './artwork-form.module.css';

export interface ArtworkConflictNoticeProps {
  book: PriceBookPrices;
  failure: Error | null;
  state: ArtworkDraftState;
  /** Called once it is decided: the form's errors no longer hold. */
  onDecided: () => void;
}

/** Somebody else has changed the artwork meanwhile: says what, and goes on with both changes or with theirs alone. */
export function ArtworkConflictNotice({
  book,
  failure,
  state: { base, draft, startOver },
  onDecided,
}: ArtworkConflictNoticeProps) {
  const record = isApiError(failure, 'changed_meanwhile') ? latestInventoryRecord(failure.details) : null;
  if (!record) return null;
  const fresh = toArtworkDraft(record, book);
  const merged = mergeArtworkDraft(base, draft, fresh);
  return (
    <div>
      <Notice tone="error" title="Somebody else has changed this meanwhile.">
        {`They changed: ${fieldsLabel(merged.theirs)}. `}
        {merged.both.length > 0 &&
          `You changed ${fieldsLabel(merged.both)} as well; yours stands in the form. `}
        Nothing of what you typed is lost.
      </Notice>
      <p className={styles.foot}>
        <Button
          size="dense"
          onClick={() => {
            startOver(fresh, merged.draft);
            onDecided();
          }}
        >
          Go on with both
        </Button>
        <TextButton
          onClick={() => {
            startOver(fresh);
            onDecided();
          }}
        >
          Take theirs
        </TextButton>
      </p>
    </div>
  );
}

const FIELD_LABELS: Partial<Record<keyof ArtworkDraft, string>> = {
  sizeType: 'size type',
  priceOverride: 'price override',
  frameStyle: 'frame style',
  customFrameStyle: 'custom frame style',
  includeChromaluxe: 'Chromaluxe',
  isFeatured: 'featured',
  liveStatus: 'live status',
  galleryCredit: 'gallery credit',
  purchaseLink: 'purchase link',
  artistProofs: 'artist’s proofs',
  sizes: 'print sizes',
  customSizes: 'custom sizes',
  special: 'special edition',
  artworkPictures: 'artwork images',
  cataloguePictures: 'catalogue images',
};

const fieldsLabel = (names: readonly (keyof ArtworkDraft)[]): string =>
  names.length === 0
    ? 'nothing that is in this form'
    : names.map((name) => FIELD_LABELS[name] ?? name).join(', ');
