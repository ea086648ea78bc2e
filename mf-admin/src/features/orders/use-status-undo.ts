import { undoOrderStatus } from '@gallery/api-client';
import { STATUS_UNDO_SECONDS, orderStatusLabel, type OrderStatus } from '@gallery/domain';
import { showErrorToast, showToast, type ToastOptions } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../components/feedback/error-notice';

/** The toast after a status change: what the order is now, and for a few seconds a way to undo it. */
export function useStatusUndo({
  orderNumber,
  customerName,
}: {
  orderNumber: string;
  customerName: string;
}): (status: OrderStatus) => ToastOptions {
  // The callbacks are those of the mutation, which outlive the page.
  const undo = useMutation({
    ...undoOrderStatus(orderNumber),
    onSuccess: ({ receipt }) =>
      showToast({
        title: `${orderNumber} is ${orderStatusLabel(receipt.status).toLowerCase()} again`,
        description: `No email was sent to ${customerName}.`,
      }),
    onError: (failure) => showErrorToast('The status was not changed back.', errorMessage(failure)),
  });
  return (status) => ({
    title: `${orderNumber} is now ${orderStatusLabel(status).toLowerCase()}`,
    description: `The email to ${customerName} goes out in ${STATUS_UNDO_SECONDS} seconds.`,
    durationMs: STATUS_UNDO_SECONDS * 1_000,
    action: { label: 'Undo', onPress: () => undo.mutate() },
  });
}
