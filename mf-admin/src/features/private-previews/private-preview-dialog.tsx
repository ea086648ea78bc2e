import { updatePrivatePreview, createPrivatePreview } from '@gallery/api-client';
import type { CreatePrivatePreview, PrivatePreviewRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Checkbox, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AudienceField } from '../../components/forms/audience-field';
import { fieldErrors } from '../../components/forms/field-errors';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useFormVersion } from '../../components/forms/use-form-version';
import {
  toPrivatePreviewRequest,
  validatePrivatePreview,
  toPrivatePreviewFields,
  NEW_PRIVATE_PREVIEW,
  type PrivatePreviewFields,
} from './private-preview-form';
import { ArtworkPicker } from './artwork-picker';

export interface PrivatePreviewDialogProps {
  /** The preview that is edited, as it stands now; null for a new one. */
  preview: PrivatePreviewRecord | null;
  onClose: () => void;
  onSaved: (preview: PrivatePreviewRecord) => void;
}

/** The form of a private preview. What was typed stays when saving fails, also because somebody else was faster. */
export function PrivatePreviewDialog({ preview, onClose, onSaved }: PrivatePreviewDialogProps) {
  const [fields, setFields] = useState(() =>
    preview ? toPrivatePreviewFields(preview) : NEW_PRIVATE_PREVIEW,
  );
  const [own, setOwn] = useState<Partial<Record<keyof CreatePrivatePreview, string>>>({});
  const creating = useMutation(createPrivatePreview());
  const changing = useMutation(updatePrivatePreview(preview?.id ?? ''));
  const { error, isPending } = preview ? changing : creating;
  const seen = useFormVersion(preview?.version ?? 0, error);
  const faults = { ...fieldErrors(error), ...own };
  const change = (changed: Partial<PrivatePreviewFields>) => {
    setFields((before) => ({ ...before, ...changed }));
    setOwn({});
  };
  const onSuccess = (saved: PrivatePreviewRecord) => {
    showToast({ title: preview ? 'Preview saved' : 'Preview created' });
    onSaved(saved);
  };
  const save = () => {
    const found = validatePrivatePreview(fields);
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    if (preview)
      changing.mutate({ ...toPrivatePreviewRequest(fields, preview), version: seen.version }, { onSuccess });
    else creating.mutate(toPrivatePreviewRequest(fields), { onSuccess });
  };
  return (
    <FormDialog
      title={preview ? 'Edit preview' : 'New preview'}
      saveLabel={preview ? 'Save preview' : 'Create preview'}
      isBusy={isPending}
      failure={error}
      failureTitle="The preview was not saved."
      conflict={{
        of: 'preview',
        onTake: () => {
          if (preview) change(toPrivatePreviewFields(preview));
          seen.accept();
          changing.reset();
        },
      }}
      onSave={save}
      onClose={onClose}
    >
      <FieldGrid>
        <FullWidth>
          <ArtworkPicker
            chosen={fields.works}
            error={faults.artworkIds}
            onChange={(works) => change({ works })}
          />
        </FullWidth>
        <FullWidth>
          <AudienceField audience={fields} isMany error={faults.collectorIds} onChange={change} />
        </FullWidth>
        <TextField
          look="boxed"
          label="Opens"
          type="datetime-local"
          hint="At once when left empty"
          value={fields.opensAt}
          error={faults.opensAt}
          onChange={({ target }) => change({ opensAt: target.value })}
        />
        <TextField
          look="boxed"
          label="Ends"
          type="datetime-local"
          value={fields.expiresAt}
          error={faults.expiresAt}
          onChange={({ target }) => change({ expiresAt: target.value })}
        />
        <FullWidth>
          <TextAreaField
            look="boxed"
            label="The artist’s words"
            hint="Shown with the works and in the mail"
            rows={3}
            maxLength={2_000}
            value={fields.note}
            error={faults.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </FullWidth>
        <FullWidth>
          <Checkbox
            label="Tell them by mail when it opens"
            checked={fields.isAnnounced}
            onChange={({ target }) => change({ isAnnounced: target.checked })}
          />
        </FullWidth>
      </FieldGrid>
    </FormDialog>
  );
}
