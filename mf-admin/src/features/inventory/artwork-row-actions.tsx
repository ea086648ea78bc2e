import type { InventoryRow } from '@gallery/contracts';
import type { ReactNode } from 'react';
import { MoreMenu } from '../../components/actions/more-menu';
import { TextButton } from '../../components/actions/text-button';
import { PublicArtworkLink } from '../../components/catalog/public-artwork-link';
import { OwnerOnly } from '../../components/session/staff-session';
import { ApplyPriceBookButton } from './apply-price-book-button';
import { DeleteArtworkButton } from './delete-artwork-button';
import styles from './inventory.module.css';

export interface ArtworkRowActionsProps {
  row: InventoryRow;
  isSelected: boolean;
  isLedgerOpen: boolean;
  onSelect: () => void;
  onLedger: () => void;
  onInformation: () => void;
  onEdit: () => void;
}

/** What can be done with a row: two text buttons, and the rest behind a third. */
export function ArtworkRowActions(props: ArtworkRowActionsProps) {
  return (
    <span className={styles.actions}>
      <EditButton {...props} />
      <LedgerButton {...props} />
      <MoreMenu of={props.row.title}>
        <FurtherActions {...props} />
      </MoreMenu>
    </span>
  );
}

/** The same on phones, where a row has room for one button of 44 px. */
export function ArtworkRowMenu(props: ArtworkRowActionsProps) {
  const { row, isSelected, onSelect } = props;
  return (
    <MoreMenu of={row.title}>
      <li>
        <EditButton {...props} />
      </li>
      {row.editions.length > 0 && (
        <li>
          <LedgerButton {...props} />
        </li>
      )}
      <li>
        <TextButton onClick={onSelect}>{isSelected ? 'Deselect' : 'Select'}</TextButton>
      </li>
      {row.differences > 0 && (
        <ForOwners>
          <ApplyPriceBookButton row={row}>Apply price book</ApplyPriceBookButton>
        </ForOwners>
      )}
      <FurtherActions {...props} />
    </MoreMenu>
  );
}

const EditButton = ({ row: { title }, onEdit }: ArtworkRowActionsProps) => (
  <TextButton aria-label={`Edit Details, ${title}`} onClick={onEdit}>
    Edit Details
  </TextButton>
);

function LedgerButton({ row: { title, editions }, isLedgerOpen, onLedger }: ArtworkRowActionsProps) {
  if (editions.length === 0) return null;
  const label = isLedgerOpen ? 'Close ledger' : 'Ledger';
  return (
    <TextButton aria-expanded={isLedgerOpen} aria-label={`${label}, ${title}`} onClick={onLedger}>
      {label}
    </TextButton>
  );
}

const FurtherActions = ({ row, onInformation }: ArtworkRowActionsProps) => (
  <>
    <li>
      <TextButton aria-label={`Inventory & Information, ${row.title}`} onClick={onInformation}>
        Inventory &amp; Information
      </TextButton>
    </li>
    {row.liveStatus === 'live' && (
      <li>
        <PublicArtworkLink slug={row.slug}>Public Page</PublicArtworkLink>
      </li>
    )}
    <ForOwners>
      <DeleteArtworkButton row={row} />
    </ForOwners>
  </>
);

const ForOwners = ({ children }: { children: ReactNode }) => (
  <OwnerOnly>
    <li>{children}</li>
  </OwnerOnly>
);
