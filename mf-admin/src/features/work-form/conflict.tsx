import { freshRecord, isApiError } from '@gallery/api-client';
import type { BookPrices } from '@gallery/domain';
import { Button, Notice } from '@gallery/ui';
import { mergeDraft } from './merge-draft';
import type { DraftState } from './use-draft';
import { draftOf, type WorkDraft } from './work-draft';
import styles from './work-form.module.css';

export interface ConflictProps {
  book: BookPrices;
  failure: Error | null;
  state: DraftState;
  /** Called once it is decided: what the form said before is over. */
  onDecided: () => void;
}

/** Somebody else has changed the work meanwhile: says what, and goes on with both changes or with theirs alone. */
export function Conflict({ book, failure, state: { base, draft, startOver }, onDecided }: ConflictProps) {
  const record = isApiError(failure, 'changed_meanwhile') ? freshRecord(failure.details) : null;
  if (!record) return null;
  const fresh = draftOf(record, book);
  const merged = mergeDraft(base, draft, fresh);
  return (
    <div>
      <Notice tone="error" title="Somebody else has changed this meanwhile.">
        {`They changed: ${wordsOf(merged.theirs)}. `}
        {merged.both.length > 0 && `You changed ${wordsOf(merged.both)} as well; yours stands in the form. `}
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
        <Button
          variant="word"
          onClick={() => {
            startOver(fresh);
            onDecided();
          }}
        >
          Take theirs
        </Button>
      </p>
    </div>
  );
}

const WORDS: Partial<Record<keyof WorkDraft, string>> = {
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

const wordsOf = (names: readonly (keyof WorkDraft)[]): string =>
  names.length === 0 ? 'nothing that is in this form' : names.map((name) => WORDS[name] ?? name).join(', ');
