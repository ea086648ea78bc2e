import {
  addOrderPicture,
  markOrderFramed,
  removeOrderPicture,
  updateOrderPicture,
} from '@gallery/api-client';
import type { OrderPicture, OrderRecord } from '@gallery/contracts';
import { isOrderClosed } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { ConflictNotice } from '../../components/dialogs/conflict-notice';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { FileDrop } from '../../components/forms/file-drop';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { useFormVersion } from '../../components/forms/use-record-version';
import { FoldedSection } from '../../components/page/page-section';
import { DateTime } from '../../components/text/date-time';
import styles from './order-detail.module.css';

/** Pictures from the studio, which the buyer sees with the order, and whether its prints are framed. */
export function OrderStudio({ order }: { order: OrderRecord }) {
  const { orderNumber, status, pictures, steps } = order.receipt;
  const [chosen, setChosen] = useState<File | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const framing = useMutation(markOrderFramed(orderNumber));
  const updating = useMutation(updateOrderPicture(orderNumber));
  const removing = useMutation(removeOrderPicture(orderNumber));
  const framed = steps.find(({ step }) => step === 'framed');
  const canFrame = framed?.at === null && order.payment === 'paid' && !isOrderClosed(status);
  return (
    <FoldedSection title="From the studio" note={pictures.length > 0 && pictures.length}>
      {canFrame && (
        <div>
          <Button size="dense" isBusy={framing.isPending} onClick={() => framing.mutate()}>
            Mark as framed
          </Button>
        </div>
      )}
      {framed?.at && (
        <p className={styles.facts}>
          Framed <DateTime at={framed.at} shape="day" />
        </p>
      )}
      <ErrorNotice title="Not saved." failure={framing.error ?? updating.error} />
      <ErrorNotice title="The picture was not removed." failure={removing.error} />
      <ul className={styles.rows}>
        {pictures.map(({ id, url, caption, width, height }, place) => (
          <li key={id} className={styles.line}>
            <img
              src={url}
              width={width}
              height={height}
              alt=""
              loading="lazy"
              className={styles.studioPicture}
            />
            <div>
              <p className={styles.facts}>{caption}</p>
              <div className={styles.buttons}>
                <TextButton aria-label={`Change the caption: ${caption}`} onClick={() => setRenamed(id)}>
                  Caption
                </TextButton>
                {place > 0 && (
                  <TextButton
                    aria-label={`Move up: ${caption}`}
                    isBusy={updating.isPending}
                    onClick={() => updating.mutate({ id, place: place - 1 })}
                  >
                    Move up
                  </TextButton>
                )}
                <TextButton
                  aria-label={`Remove: ${caption}`}
                  isBusy={removing.isPending && removing.variables.id === id}
                  onClick={() => removing.mutate({ id })}
                >
                  Remove
                </TextButton>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <FileDrop
        label="Picture from the studio"
        lead="Drop a picture here for the buyer, or"
        buttonLabel="Choose a picture"
        onFiles={([file]) => setChosen(file ?? null)}
      />
      {chosen && (
        <AddPictureDialog orderNumber={orderNumber} picture={chosen} onClose={() => setChosen(null)} />
      )}
      {pictures
        .filter(({ id }) => id === renamed)
        .map((picture) => (
          <CaptionDialog
            key={picture.id}
            orderNumber={orderNumber}
            picture={picture}
            onClose={() => setRenamed(null)}
          />
        ))}
    </FoldedSection>
  );
}

interface AddPictureDialogProps {
  orderNumber: string;
  picture: File;
  onClose: () => void;
}

function AddPictureDialog({ orderNumber, picture, onClose }: AddPictureDialogProps) {
  const form = useMutationForm({
    mutation: addOrderPicture(orderNumber),
    defaultValues: { caption: '' },
    toRequest: ({ caption }) => ({ caption, picture }),
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Show ${picture.name} to the buyer`}
      confirmLabel="Add picture"
      busyLabel="Uploading..."
      tone="ink"
      failureTitle="The picture was not added."
    >
      <form.TextField
        name="caption"
        label="Caption"
        hint="Shown to the buyer below the picture; they also get an email."
        maxLength={200}
      />
    </ConfirmFormDialog>
  );
}

interface CaptionDialogProps {
  orderNumber: string;
  picture: OrderPicture;
  onClose: () => void;
}

function CaptionDialog({ orderNumber, picture, onClose }: CaptionDialogProps) {
  const { id, caption, version } = picture;
  const form = useMutationForm({
    mutation: updateOrderPicture(orderNumber),
    defaultValues: { caption },
    toRequest: (typed) => ({ id, ...typed, version: seen.version }),
    onSuccess: onClose,
  });
  const seen = useFormVersion(version, form.error);
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title="Caption"
      confirmLabel="Save"
      busyLabel="Saving..."
      tone="ink"
      failureTitle="The caption was not saved."
      conflict={
        <ConflictNotice subject="caption">It now says: “{caption}” Save again to keep yours.</ConflictNotice>
      }
    >
      <form.TextField name="caption" label="Caption" maxLength={200} />
    </ConfirmFormDialog>
  );
}
