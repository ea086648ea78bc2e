import { latestInventoryRecord, isApiError } from '@gallery/api-client';
import type { InventoryRecord } from '@gallery/contracts';
import type { ArtworkFormMode, PriceBookPrices } from '@gallery/domain';
import { Button, Notice } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useRef, useState, type SubmitEvent, useEffect, type RefObject } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ErrorNotice } from '../../components/feedback/error-notice';
import type { FormOptions } from './use-form-options';
import { useSaveArtwork } from './use-save-artwork';
import { useArtworkDraft, type ArtworkDraftState } from './draft/use-artwork-draft';
import { type ArtworkDraft, toArtworkDraft } from './draft/artwork-draft';
import { ArtworkFormFields } from './artwork-form';
import { ArtworkPreview } from './preview/artwork-preview';
import styles from './artwork-form.module.css';
import type { FieldErrors } from './draft/artwork-form-request';
import { mergeArtworkDraft } from './draft/merge-artwork-draft';
import { OpenRecord } from '../../components/live-updates/live-records';
import { OtherViewers } from '../../components/live-updates/record-viewers';
import { RecordChangeNotice } from '../../components/live-updates/record-change-notice';

interface ArtworkDialogProps {
  form: ArtworkFormMode;
  /** As it is saved; null for a new artwork. */
  record: InventoryRecord | null;
  title: string;
  basis: FormOptions;
  /** What the form is filled with unless a draft was stored. */
  begin: () => ArtworkDraft;
  onClose: () => void;
  onSaved?: (record: InventoryRecord) => void;
}

/** An artwork's form in its dialog. Closing keeps what was typed; a failed save loses nothing. */
export function ArtworkDialog({ form, record, title, basis, begin, onClose, onSaved }: ArtworkDialogProps) {
  const artworkId = record?.id ?? null;
  const state = useArtworkDraft(artworkId, begin);
  const { draft, change, isKept, startOver, forget } = state;
  const [isBusy, setBusy] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const { save, isSaving, errors, failure, clear } = useSaveArtwork(form, {
    artworkId,
    onSaved: (saved) => {
      forget();
      onSaved?.(saved);
      onClose();
    },
  });
  useFocusFirstError(fields, errors);
  const isDraft = draft.liveStatus === 'draft';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSaving && !isBusy) save(draft);
  };
  return (
    <OpenRecord record={artworkId === null ? null : { kind: 'artwork', id: artworkId }}>
      <Dialog
        isOpen
        onClose={() => !isSaving && onClose()}
        title={title}
        width={isPreviewed ? 'wide' : 'checkout'}
        footer={
          <div className={styles.foot}>
            <p className={styles.state} aria-live="polite">
              {isBusy ? 'Uploading pictures...' : isKept ? 'Unsaved draft restored.' : ''}
            </p>
            <TextButton aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
              {isPreviewed ? 'Hide preview' : 'Show preview'}
            </TextButton>
            {isKept && (
              <TextButton disabled={isSaving} onClick={() => startOver(begin())}>
                Start over
              </TextButton>
            )}
            {form === 'create' ? (
              <TextButton
                disabled={isBusy || isSaving}
                onClick={() => save({ ...draft, liveStatus: 'draft' })}
              >
                Save draft
              </TextButton>
            ) : (
              isDraft && (
                <TextButton
                  disabled={isBusy || isSaving}
                  onClick={() => save({ ...draft, liveStatus: 'live' })}
                >
                  Publish
                </TextButton>
              )
            )}
            <Button
              type="submit"
              form="work-form"
              size="dense"
              variant="filled"
              disabled={isBusy}
              isBusy={isSaving}
              busyText="Saving..."
            >
              {form === 'create' ? 'Add Artwork' : isDraft ? 'Save draft' : 'Save Changes'}
            </Button>
          </div>
        }
      >
        <OtherViewers />
        {!isConflict(failure) && <RecordChangeNotice />}
        <div className={styles.columns} data-previewed={isPreviewed || undefined}>
          {isPreviewed && <ArtworkPreview draft={draft} record={record} />}
          <form id="work-form" ref={fields} noValidate onSubmit={submit} aria-busy={isSaving}>
            <ArtworkFormFields
              form={form}
              basis={basis}
              draft={draft}
              errors={errors}
              change={(rule) => change(rule)}
              onBusy={setBusy}
            />
          </form>
        </div>
        <ArtworkConflictNotice book={basis.book} failure={failure} state={state} onDecided={clear} />
        <ErrorNotice
          title={form === 'create' ? 'Error creating artwork' : 'Error updating artwork'}
          failure={isConflict(failure) || Object.keys(errors).length > 0 ? null : failure}
        />
      </Dialog>
    </OpenRecord>
  );
}

const isConflict = (failure: Error | null): boolean =>
  failure !== null && 'code' in failure && failure.code === 'changed_meanwhile';

/** Brings the focus to the first field that is wrong, each time that something new is found wrong. */
function useFocusFirstError(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [aria-describedby$="-error"]')?.focus();
  }, [form, errors]);
}

interface ArtworkConflictNoticeProps {
  book: PriceBookPrices;
  failure: Error | null;
  state: ArtworkDraftState;
  /** Called once it is decided: the form's errors no longer hold. */
  onDecided: () => void;
}

/** Someone else has changed the artwork meanwhile: says what, and continues with both changes or with theirs alone. */
function ArtworkConflictNotice({
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
      <Notice tone="error" title="Someone else just edited this.">
        {`They changed: ${fieldsLabel(merged.theirs)}. `}
        {merged.both.length > 0 &&
          `You changed ${fieldsLabel(merged.both)} too; the form shows your version. `}
        Nothing you typed is lost.
      </Notice>
      <p className={styles.foot}>
        <Button
          size="dense"
          onClick={() => {
            startOver(fresh, merged.draft);
            onDecided();
          }}
        >
          Keep both
        </Button>
        <TextButton
          onClick={() => {
            startOver(fresh);
            onDecided();
          }}
        >
          Use theirs
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
  names.length === 0 ? 'nothing in this form' : names.map((name) => FIELD_LABELS[name] ?? name).join(', ');
