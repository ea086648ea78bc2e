import {
  adminOrderQuery,
  attentionQuery,
  retryEmail,
  sendPaymentRequest,
  signCertificate,
  updateOrderInstallation,
  updateOrderStatus,
} from '@gallery/api-client';
import type { AttentionGroup, AttentionItem, OrderRecord } from '@gallery/contracts';
import { ORDER_STATUSES } from '@gallery/domain';
import { showToast, type ToastOptions } from '@gallery/session';
import { useMutation, useQuery, useQueryClient, type MutationOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { DeliveryQuoteDialog, OrderAddressDialog } from '../../features/orders/order-delivery-dialogs';
import {
  transitionRequest,
  nextTransition,
  transitionButtonLabel,
} from '../../features/orders/order-transitions';
import { useStatusUndo } from '../../features/orders/use-status-undo';

interface AttentionActionProps {
  kind: AttentionGroup['kind'];
  item: AttentionItem;
}

/** What a press does about an item here, as on its own page; nothing where that takes more than a press or a form. */
export function AttentionAction({ kind, item }: AttentionActionProps) {
  const { id, relatedId } = item;
  const version = item.version ?? 0;
  switch (kind) {
    case 'missing_addresses':
      return (
        <OrderDialogAction label="Add address" number={id}>
          {(order, onClose) => <OrderAddressDialog order={order} onClose={onClose} />}
        </OrderDialogAction>
      );
    case 'orders_to_quote':
      return (
        <OrderDialogAction label="Quote delivery" number={id}>
          {(order, onClose) => <DeliveryQuoteDialog order={order} onClose={onClose} />}
        </OrderDialogAction>
      );
    case 'orders_to_ship':
      return <ShipmentAction item={item} />;
    case 'installations':
      return (
        <PressAction
          name={id}
          label="Mark as done"
          mutation={updateOrderInstallation(id)}
          variables={{ version, handled: true }}
          done="Installation marked as done"
          failed="Not saved."
        />
      );
    case 'expiring_links':
      return (
        relatedId !== null && (
          <PressAction
            name={id}
            label="Send link again"
            mutation={sendPaymentRequest(id)}
            variables={{ id: relatedId }}
            done={`Link for ${id} sent again`}
            failed="The payment link was not sent."
          />
        )
      );
    case 'certificates_to_sign':
      return (
        <PressAction
          name={id}
          label="Apply signature"
          mutation={signCertificate({ coaId: id, version })}
          variables={undefined}
          done="Signature applied"
          failed="The signature was not applied."
        />
      );
    case 'failed_emails':
      return (
        <PressAction
          name={item.title}
          label="Try again"
          mutation={retryEmail()}
          variables={{ id }}
          done="Sending again"
          failed="The email was not sent."
        />
      );
    default:
      return null;
  }
}

/** Moves an order to its next status by one press, which can be taken back. */
function ShipmentAction({ item: { id, relatedId, detail, version } }: { item: AttentionItem }) {
  const changedToast = useStatusUndo({ orderNumber: id, customerName: detail });
  const known = ORDER_STATUSES.find((each) => each === relatedId);
  const next = known === undefined ? null : nextTransition(known, ORDER_STATUSES);
  if (next === null) return null;
  return (
    <PressAction
      name={id}
      label={transitionButtonLabel(next)}
      mutation={updateOrderStatus(id)}
      variables={transitionRequest(next, version ?? 0)}
      done={changedToast(next)}
      failed="The status was not changed."
    />
  );
}

interface PressActionProps<Answer, Variables> {
  /** The subject of the action, for people who hear only the button. */
  name: string;
  label: string;
  mutation: MutationOptions<Answer, Error, Variables>;
  variables: Variables;
  /** The toast afterwards. */
  done: string | ToastOptions;
  failed: string;
}

/** Does it at once. The button is busy until the page knows what is left. */
function PressAction<Answer, Variables>({
  name,
  label,
  mutation,
  variables,
  done,
  failed,
}: PressActionProps<Answer, Variables>) {
  const refresh = useAttentionRefresh();
  const acting = useMutation({
    ...mutation,
    onSuccess: async (...answer) => {
      showToast(typeof done === 'string' ? { title: done } : done);
      await mutation.onSuccess?.(...answer);
    },
    onSettled: async (...answer) => {
      await mutation.onSettled?.(...answer);
      await refresh();
    },
  });
  return (
    <>
      <TextButton
        aria-label={`${label}: ${name}`}
        isBusy={acting.isPending}
        onClick={() => acting.mutate(variables)}
      >
        {label}
      </TextButton>
      <ErrorNotice title={failed} failure={acting.error} />
    </>
  );
}

interface OrderDialogActionProps {
  label: string;
  number: string;
  /** The dialog that the order's own page has for it. */
  children: (order: OrderRecord, onClose: () => void) => ReactNode;
}

/** Opens a dialog of the order, which is read once it is asked for. */
function OrderDialogAction({ label, number, children }: OrderDialogActionProps) {
  const [isOpen, setOpen] = useState(false);
  const refresh = useAttentionRefresh();
  const { data: order, error } = useQuery({ ...adminOrderQuery(number), enabled: isOpen });
  const close = () => {
    setOpen(false);
    void refresh();
  };
  return (
    <>
      <TextButton aria-label={`${label}: ${number}`} onClick={() => setOpen(true)}>
        {label}
      </TextButton>
      <ErrorNotice title="The order could not be loaded." failure={isOpen ? error : null} />
      {isOpen && order && children(order, close)}
    </>
  );
}

/** Counts again what waits: the live connection would do so a moment later, and only while there is one. */
function useAttentionRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: attentionQuery().queryKey });
}
