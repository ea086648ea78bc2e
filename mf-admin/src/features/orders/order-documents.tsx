import { downloadOrderDocument, type OrderDocumentKind } from '@gallery/api-client';
import { useMutation } from '@tanstack/react-query';

import { ErrorNotice } from '../../components/feedback/error-notice';
import { saveBlob } from '../../components/actions/save-blob';
import { ActionItem, ActionList } from '../../components/actions/action-list';

export interface OrderDocumentsProps {
  orderNumber: string;
  /** An order that nobody has paid has no papers. */
  isPaid: boolean;
}

const DOCUMENTS: readonly { paper: OrderDocumentKind; label: string }[] = [
  { paper: 'packing-slip', label: 'Packing slip' },
  { paper: 'invoice', label: 'Invoice' },
];

/** The sheets that go with an order, as PDF. */
export function OrderDocuments({ orderNumber, isPaid }: OrderDocumentsProps) {
  const fetching = useMutation(downloadOrderDocument(orderNumber));
  if (!isPaid) return null;
  const save = (paper: OrderDocumentKind) =>
    fetching.mutate(paper, { onSuccess: (file) => saveBlob(file, `${orderNumber}-${paper}.pdf`) });
  return (
    <div>
      <ActionList label="Papers">
        {DOCUMENTS.map(({ paper, label }) => (
          <ActionItem
            key={paper}
            isBusy={fetching.isPending && fetching.variables === paper}
            onClick={() => save(paper)}
          >
            {label}
          </ActionItem>
        ))}
      </ActionList>
      <ErrorNotice title="The sheet could not be had." failure={fetching.error} />
    </div>
  );
}
