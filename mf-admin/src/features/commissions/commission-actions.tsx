import type { CommissionDetail } from '@gallery/contracts';
import type { OrderStatus } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { Word, WordList } from '../../parts/word-list';
import { CommissionDialog } from './commission-dialog';
import { MOVE_WORDS } from './commission-words';
import styles from './commissions.module.css';
import { MoveDialog } from './move-dialog';

export interface CommissionActionsProps {
  commission: CommissionDetail;
}

type Open = { kind: 'move'; status: OrderStatus } | { kind: 'edit' } | null;

/** The next step as a button, the ends and the rest as words. */
export function CommissionActions({ commission }: CommissionActionsProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const onward = commission.moves.filter((status) => !isEnd(status));
  const [next, ...others] = onward;
  const words = [...others, ...commission.moves.filter(isEnd)];
  return (
    <div className={styles.actions}>
      {next !== undefined && (
        <div className={styles.buttons}>
          <Button size="dense" variant="filled" onClick={() => setOpen({ kind: 'move', status: next })}>
            {MOVE_WORDS[next]}
          </Button>
        </div>
      )}
      <WordList label="More actions">
        <Word onClick={() => setOpen({ kind: 'edit' })}>Edit and quote</Word>
        {words.map((status) => (
          <Word key={status} onClick={() => setOpen({ kind: 'move', status })}>
            {MOVE_WORDS[status]}
          </Word>
        ))}
      </WordList>
      {open?.kind === 'move' && <MoveDialog commission={commission} status={open.status} onClose={close} />}
      {open?.kind === 'edit' && <CommissionDialog commission={commission} onClose={close} />}
    </div>
  );
}

const isEnd = (status: OrderStatus): boolean => status === 'rejected' || status === 'cancelled';
