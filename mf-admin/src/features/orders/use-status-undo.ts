import { undoOrderStatus } from '@gallery/api-client';
import { orderStatusLabel, type OrderStatus } from '@gallery/domain';
import { showErrorToast, showToast, type ToastOptions } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../components/feedback/error-notice';

/** For how long the API lets staff take a status change back, less the time of the request. */
const UNDO_MS = 10_000;

/** What is said of a status change: what the order is now, and for ten seconds the way back. */
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
    description: `The email to ${customerName} goes out in ten seconds.`,
    durationMs: UNDO_MS,
    action: { label: 'Undo', onPress: () => undo.mutate() },
  });
}
