import { createCatalogueRaisonne, createConsignmentSheet, createWallLabels } from '@gallery/api-client';
import type { InventoryRow } from '@gallery/contracts';
import { saveBlob } from '../../components/actions/export-csv-button';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { firstSizes, WorkSizesField } from './work-sizes-field';

interface PaperDialogProps {
  works: readonly InventoryRow[];
  onClose: () => void;
}

const CREATE = { saveLabel: 'Create PDF', busyText: 'Creating...', failureTitle: 'The PDF was not created.' };

/** Labels to be cut out: each work in one of its sizes. */
export function WallLabelsDialog({ works, onClose }: PaperDialogProps) {
  const form = useMutationForm({
    mutation: createWallLabels(),
    defaultValues: { sizes: firstSizes(works), showsPrices: false },
    fieldNames: { labels: 'sizes' },
    toRequest: ({ sizes, showsPrices }) => ({
      labels: sizes.map(({ artworkId, editionId }) => ({ artworkId, editionId })),
      showsPrices,
    }),
    onSuccess: (file) => saveAndClose(file, 'wall-labels', onClose),
  });
  return (
    <FormDialog {...CREATE} form={form} title="Wall labels" onClose={onClose}>
      <p>Eight labels per sheet, with cut marks. Live works get a QR code that opens their page.</p>
      <form.Field name="sizes">
        {({ value, onChange, error }) => (
          <WorkSizesField works={works} value={value} onChange={onChange} error={error} />
        )}
      </form.Field>
      <form.Checkbox name="showsPrices" label="Show prices" />
    </FormDialog>
  );
}

/** What a venue takes to sell, with the numbers of the prints and the venue's share. */
export function ConsignmentSheetDialog({ works, onClose }: PaperDialogProps) {
  const form = useMutationForm({
    mutation: createConsignmentSheet(),
    defaultValues: {
      venue: '',
      address: '',
      startsOn: '',
      endsOn: '',
      share: '40',
      sizes: firstSizes(works),
      furtherTerms: '',
    },
    fieldNames: { prints: 'sizes', venueSharePercent: 'share' },
    toRequest: ({ sizes, share, ...sheet }) => ({
      ...sheet,
      venueSharePercent: share.trim() === '' ? Number.NaN : Number(share),
      prints: sizes.map(({ artworkId, editionId, editionNumber }) => ({
        artworkId,
        editionId,
        editionNumber: editionNumber.trim() === '' ? null : Number(editionNumber),
      })),
    }),
    onSuccess: (file) => saveAndClose(file, 'consignment-sheet', onClose),
  });
  return (
    <FormDialog {...CREATE} form={form} title="Consignment sheet" onClose={onClose}>
      <p>
        The sheet lists prints, prices and terms for both parties to sign. It does not put the prints on hold:
        hold their numbers in the ledger so the shop cannot sell them.
      </p>
      <FieldGrid>
        <form.TextField name="venue" label="Venue" />
        <form.TextField name="share" label="Venue’s share, in percent" inputMode="decimal" />
        <FullWidth>
          <form.TextAreaField name="address" label="Address" rows={3} />
        </FullWidth>
        <form.TextField name="startsOn" label="Handed over" type="date" />
        <form.TextField name="endsOn" label="Until" type="date" />
      </FieldGrid>
      <form.Field name="sizes">
        {({ value, onChange, error }) => (
          <WorkSizesField works={works} value={value} onChange={onChange} error={error} hasNumbers />
        )}
      </form.Field>
      <form.TextAreaField
        name="furtherTerms"
        label="Further terms"
        hint="Optional; added after the gallery’s terms, one per line"
        rows={3}
      />
    </FormDialog>
  );
}

/** A cover, a page for each work and an index. */
export function CatalogueRaisonneDialog({ works, onClose }: PaperDialogProps) {
  const form = useMutationForm({
    mutation: createCatalogueRaisonne(),
    defaultValues: { showsCertificates: true },
    toRequest: ({ showsCertificates }) => ({ artworkIds: works.map(({ id }) => id), showsCertificates }),
    onSuccess: (file) => saveAndClose(file, 'catalogue-raisonne', onClose),
  });
  return (
    <FormDialog {...CREATE} form={form} title="Catalogue raisonné" onClose={onClose}>
      <p>
        {works.length === 1 ? 'One work' : `${works.length} works`}, one page each, in the order you selected
        them. Buyers’ names are not included.
      </p>
      <form.Checkbox name="showsCertificates" label="Include certificate numbers of sold prints" />
    </FormDialog>
  );
}

function saveAndClose(file: Blob, name: string, close: () => void): void {
  saveBlob(file, `${name}.pdf`);
  close();
}
