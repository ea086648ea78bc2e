import type { InventoryRow } from '@gallery/contracts';
import { MAX_PAPER_WORKS } from '@gallery/domain';
import { useState } from 'react';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import { OwnerOnly } from '../../components/session/staff-session';
import { CatalogueRaisonneDialog, ConsignmentSheetDialog, WallLabelsDialog } from './paper-dialogs';
import styles from './artwork-papers.module.css';

interface PaperBarProps {
  selected: readonly InventoryRow[];
  /** The rows that are listed. */
  shown: readonly InventoryRow[];
  onSelect: (rows: readonly InventoryRow[]) => void;
}

type Paper = 'wall-labels' | 'consignment-sheet' | 'catalogue-raisonne';

/** Above the list once works are selected: how many, and the papers that can be made of them. */
export function PaperBar({ selected, shown, onSelect }: PaperBarProps) {
  const [opened, setOpened] = useState<Paper | null>(null);
  if (selected.length === 0) return null;
  const close = () => setOpened(null);
  const others = shown.filter(({ id }) => selected.every((each) => each.id !== id));
  const isTooMany = selected.length > MAX_PAPER_WORKS;
  const inSizes = selected.filter(({ editions }) => editions.length > 0);
  return (
    <div className={styles.bar}>
      <output className={styles.count}>
        {selected.length === 1 ? '1 work selected' : `${selected.length} works selected`}
        {isTooMany && `, up to ${MAX_PAPER_WORKS} per PDF`}
      </output>
      <ActionList label="Selected works">
        {!isTooMany && (
          <>
            {inSizes.length > 0 && (
              <>
                <ActionItem onClick={() => setOpened('wall-labels')}>Wall labels</ActionItem>
                <OwnerOnly>
                  <ActionItem onClick={() => setOpened('consignment-sheet')}>Consignment sheet</ActionItem>
                </OwnerOnly>
              </>
            )}
            <ActionItem onClick={() => setOpened('catalogue-raisonne')}>Catalogue raisonné</ActionItem>
          </>
        )}
        {others.length > 0 && (
          <ActionItem onClick={() => onSelect([...selected, ...others])}>Select all shown</ActionItem>
        )}
        <ActionItem onClick={() => onSelect([])}>Clear selection</ActionItem>
      </ActionList>
      {opened === 'wall-labels' && <WallLabelsDialog works={inSizes} onClose={close} />}
      {opened === 'consignment-sheet' && <ConsignmentSheetDialog works={inSizes} onClose={close} />}
      {opened === 'catalogue-raisonne' && <CatalogueRaisonneDialog works={selected} onClose={close} />}
    </div>
  );
}
