import { orderPaper, type OrderPaper } from '@gallery/api-client';
import { useMutation } from '@tanstack/react-query';

import { Problem } from '../../parts/problem';
import { saveFile } from '../../parts/save-file';
import { Word, WordList } from '../../parts/word-list';

export interface OrderPapersProps {
  orderNumber: string;
  /** An order that nobody has paid has no papers. */
  isPaid: boolean;
}

const PAPERS: readonly { paper: OrderPaper; word: string }[] = [
  { paper: 'packing-slip', word: 'Packing slip' },
  { paper: 'invoice', word: 'Invoice' },
];

/** The sheets that go with an order, as PDF. */
export function OrderPapers({ orderNumber, isPaid }: OrderPapersProps) {
  const fetching = useMutation(orderPaper(orderNumber));
  if (!isPaid) return null;
  const save = (paper: OrderPaper) =>
    fetching.mutate(paper, { onSuccess: (file) => saveFile(file, `${orderNumber}-${paper}.pdf`) });
  return (
    <div>
      <WordList label="Papers">
        {PAPERS.map(({ paper, word }) => (
          <Word
            key={paper}
            isBusy={fetching.isPending && fetching.variables === paper}
            onClick={() => save(paper)}
          >
            {word}
          </Word>
        ))}
      </WordList>
      <Problem title="The sheet could not be had." failure={fetching.error} />
    </div>
  );
}
