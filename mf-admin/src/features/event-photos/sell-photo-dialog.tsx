import { eventGuestsQuery, photoSaleOptionsQuery, sellEventPhoto } from '@gallery/api-client';
import type { AdminEventPhoto, EventPhotoEditions, PrintSaleLink } from '@gallery/contracts';
import { formatMoney } from '@gallery/domain';
import { Picture } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { PaymentLinkDialog } from '../../components/dialogs/payment-link-dialog';
import { QueryState } from '../../components/feedback/query-state';
import { FieldGrid } from '../../components/forms/field-grid';
import { NameField } from '../../components/forms/person-field';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { HelpText } from '../../components/page/page-section';
import { MutedText } from '../../components/text/muted-text';
import styles from './sell-photo-dialog.module.css';

interface SellPhotoDialogProps {
  eventId: string;
  photo: Pick<AdminEventPhoto, 'id' | 'picture'>;
  onClose: () => void;
}

/** Sells a photograph to a guest in the room: size and guest, then a payment link to scan or to open from the email. */
export function SellPhotoDialog({ eventId, photo, onClose }: SellPhotoDialogProps) {
  const query = useQuery(photoSaleOptionsQuery(photo.id));
  const [sale, setSale] = useState<PrintSaleLink | null>(null);
  if (sale) return <PaymentLinkDialog sale={sale} emailedTo="the guest" onClose={onClose} />;
  if (!query.data)
    return (
      <Dialog isOpen title="Sell this photograph" onClose={onClose}>
        <QueryState query={query} subject="sizes">
          {() => null}
        </QueryState>
      </Dialog>
    );
  return (
    <SellPhotoForm eventId={eventId} photo={photo} editions={query.data} onSold={setSale} onClose={onClose} />
  );
}

interface SellPhotoFormProps extends SellPhotoDialogProps {
  editions: EventPhotoEditions;
  onSold: (sale: PrintSaleLink) => void;
}

function SellPhotoForm({ eventId, photo, editions, onSold, onClose }: SellPhotoFormProps) {
  const options = editions.options.filter(({ remaining, held }) => remaining > held);
  const form = useMutationForm({
    mutation: sellEventPhoto(photo.id),
    defaultValues: { size: options[0]?.size ?? '', fullName: '', email: '' },
    validate: ({ fullName, email }) => ({
      fullName: fullName.trim() ? undefined : 'Enter the guest’s name.',
      email: email.trim() ? undefined : 'Enter the guest’s email address.',
    }),
    toRequest: ({ size, fullName, email }) => ({ size, fullName: fullName.trim(), email: email.trim() }),
    onSuccess: onSold,
  });
  return (
    <FormDialog
      form={form}
      title={`Sell ${editions.title}`}
      saveLabel="Create payment link"
      busyText="Creating..."
      isReady={options.length > 0}
      failureTitle="The payment link was not created."
      onClose={onClose}
    >
      <div className={styles.picture}>
        <Picture picture={photo.picture} sizes="12rem" alt="" />
      </div>
      {options.length === 0 && <MutedText>Every size is sold out or on hold.</MutedText>}
      <FieldGrid>
        <form.SelectField name="size" label="Size">
          {options.map(({ size, displayName, price, total, remaining, held }) => (
            <option key={size} value={size}>
              {displayName}
              {price !== null && `, ${formatMoney(price * 100)}`}, {remaining - held} of {total} left
            </option>
          ))}
        </form.SelectField>
        <form.Field name="fullName">
          {(field) => (
            <NameField
              {...field}
              label="Name *"
              onPick={({ name, email }) => form.change({ fullName: name, email })}
              queryOf={(q) => eventGuestsQuery(eventId, { q }, null)}
              toPeople={({ items }) => items}
            />
          )}
        </form.Field>
        <form.TextField name="email" label="Email *" type="email" autoComplete="off" />
      </FieldGrid>
      <HelpText>
        Tax is included. The next number is held for a day, and the guest gets the link by email too.
      </HelpText>
    </FormDialog>
  );
}
