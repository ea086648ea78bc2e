import type { EditionOption } from '@gallery/contracts';
import { holdNotice } from '@gallery/domain';
import { useDateTimeFormat } from '@gallery/session';
import { Notice } from '@gallery/ui';
import { isForSale } from './edition-options';

/** Others hold the last prints of the edition: who, until when, and whether one can wait for them. */
export function HoldNotice({ edition }: { edition: EditionOption }) {
  const formatTime = useDateTimeFormat();
  return (
    <Notice>
      {holdNotice(edition, formatTime)}
      {isForSale(edition) && ' Add it to your cart and check out to join the waiting room.'}
    </Notice>
  );
}
