import { changePreview, createPreview } from '@gallery/api-client';
import type { NewPrivatePreview, PrivatePreviewRecord } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Checkbox, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AudienceField } from '../../parts/audience-field';
import { fieldFaults } from '../../parts/field-faults';
import { FieldGrid, WholeRow } from '../../parts/field-grid';
import { FormDialog } from '../../parts/form-dialog';
import { useSeenVersion } from '../../parts/use-seen-version';
import { bodyOf, faultsOf, fieldsOf, NEW_PREVIEW, type PreviewFields } from './preview-form';
import { WorksField } from './works-field';

export interface PreviewDialogProps {
  /** The preview that is edited, as it stands now; null for a new one. */
  preview: PrivatePreviewRecord | null;
  onClose: () => void;
  onSaved: (preview: PrivatePreviewRecord) => void;
}

/** The form of a private preview. What was typed stays when saving fails, also because somebody else was faster. */
export function PreviewDialog({ preview, onClose, onSaved }: PreviewDialogProps) {
  const [fields, setFields] = useState(() => (preview ? fieldsOf(preview) : NEW_PREVIEW));
  const [own, setOwn] = useState<Partial<Record<keyof NewPrivatePreview, string>>>({});
  const creating = useMutation(createPreview());
  const changing = useMutation(changePreview(preview?.id ?? ''));
  const { error, isPending } = preview ? changing : creating;
  const seen = useSeenVersion(preview?.version ?? 0, error);
  const faults = { ...fieldFaults(error), ...own };
  const change = (changed: Partial<PreviewFields>) => {
    setFields((before) => ({ ...before, ...changed }));
    setOwn({});
  };
  const onSuccess = (saved: PrivatePreviewRecord) => {
    notify({ title: preview ? 'Preview saved' : 'Preview created' });
    onSaved(saved);
  };
  const save = () => {
    const found = faultsOf(fields);
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    if (preview) changing.mutate({ ...bodyOf(fields, preview), version: seen.version }, { onSuccess });
    else creating.mutate(bodyOf(fields), { onSuccess });
  };
  return (
    <FormDialog
      title={preview ? 'Edit preview' : 'New preview'}
      saveWord={preview ? 'Save preview' : 'Create preview'}
      isBusy={isPending}
      failure={error}
      failureTitle="The preview was not saved."
      conflict={{
        of: 'preview',
        onTake: () => {
          if (preview) change(fieldsOf(preview));
          seen.take();
          changing.reset();
        },
      }}
      onSave={save}
      onClose={onClose}
    >
      <FieldGrid>
        <WholeRow>
          <WorksField
            chosen={fields.works}
            error={faults.artworkIds}
            onChange={(works) => change({ works })}
          />
        </WholeRow>
        <WholeRow>
          <AudienceField audience={fields} isMany error={faults.collectorIds} onChange={change} />
        </WholeRow>
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
        <WholeRow>
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
        </WholeRow>
        <WholeRow>
          <Checkbox
            label="Tell them by mail when it opens"
            checked={fields.isAnnounced}
            onChange={({ target }) => change({ isAnnounced: target.checked })}
          />
        </WholeRow>
      </FieldGrid>
    </FormDialog>
  );
}
