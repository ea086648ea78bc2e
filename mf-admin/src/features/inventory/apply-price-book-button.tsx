import { applyPriceBook, inventoryRecordQuery } from '@gallery/api-client';
import type { InventoryRow } from '@gallery/contracts';
import { formatMoney, formatSize, toCents } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { QueryView } from '../../components/feedback/query-state';
import { Fact, FactList } from '../../components/records/fact-list';
import { OwnerOnly } from '../../components/session/staff-session';

interface ApplyPriceBookButtonProps {
  row: InventoryRow;
  /** Short where the words before it name the price book. */
  children: string;
}

/** Gives a work the price book's prices, after showing each old and new one. */
export function ApplyPriceBookButton({ row: { id, title }, children }: ApplyPriceBookButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const applying = useMutation({
    ...applyPriceBook(id),
    onSuccess: () => {
      setAsked(false);
      showToast({ title: 'Price book applied', description: title });
    },
  });
  return (
    <OwnerOnly>
      <TextButton aria-label={`Apply price book, ${title}`} onClick={() => setAsked(true)}>
        {children}
      </TextButton>
      {isAsked && (
        <ConfirmDialog
          onClose={() => setAsked(false)}
          title={`Apply the price book to ${title}?`}
          confirmLabel="Apply"
          busyLabel="Applying..."
          tone="ink"
          mutation={applying}
          failureTitle="The price book was not applied."
          onConfirm={() => applying.mutate()}
        >
          <QueryView options={inventoryRecordQuery(id)} subject="artwork">
            {({ differences }) => (
              <FactList>
                {differences.map(({ size, price, bookPrice }) => (
                  <Fact key={size} label={formatSize(size)}>
                    {`${money(price)} becomes ${money(bookPrice)}`}
                  </Fact>
                ))}
              </FactList>
            )}
          </QueryView>
        </ConfirmDialog>
      )}
    </OwnerOnly>
  );
}

const money = (dollars: number): string => formatMoney(toCents(dollars));
