import { isApiError, reserveNumber } from '@gallery/api-client';
import type { PreviewedArtwork } from '@gallery/contracts';
import { editionStatement } from '@gallery/domain';
import { notify } from '@gallery/session';
import { Button, Notice, useFocusAfter } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { NumberChoice } from './number-choice';
import styles from './preview-work.module.css';

export interface NumberReservationProps {
  work: PreviewedArtwork;
  /** A number is theirs now, and the button that asked for it about to go. */
  onReserved: () => void;
  onChanged: () => Promise<unknown>;
}

interface Choice {
  editionId: string;
  number: number;
}

/** The numbers of every edition of the work; one of them can be kept for 48 hours. */
export function NumberReservation({ work, onReserved, onChanged }: NumberReservationProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isLocked = work.reservation !== null;
  const taken = choice !== null && !isLocked && !isFree(work, choice);
  const { mutate: reserve, isPending } = useMutation({
    ...reserveNumber(),
    // Whatever came of it, others may have been here meanwhile.
    onSettled: onChanged,
    onSuccess: ({ editionId, number }) => {
      const total = work.editions.find((edition) => edition.editionId === editionId)?.total ?? number;
      setChoice(null);
      onReserved();
      notify({
        title: 'Number Reserved',
        description: `${work.title}, ${editionStatement(total, number)}, is kept for you for 48 hours.`,
      });
    },
    onError: (failure) =>
      setFault(
        (isApiError(failure) && failure.serverMessage) ||
          'The number could not be reserved. Please try again.',
      ),
  });

  useFocusAfter(isPending, button);

  const press = () => {
    if (!choice || taken) return setFault('Choose a number first.');
    setFault(null);
    reserve({ artworkId: work.artworkId, ...choice });
  };

  return (
    <>
      {work.editions.map((edition) => (
        <NumberChoice
          key={edition.editionId}
          edition={edition}
          name={`number of ${work.id}`}
          chosen={!taken && choice?.editionId === edition.editionId ? choice.number : null}
          isLocked={isLocked || isPending}
          onChoose={(number) => {
            setFault(null);
            setChoice({ editionId: edition.editionId, number });
          }}
        />
      ))}
      <output className={styles.taken}>
        {taken && `Number ${choice.number} has just been taken. Please choose another one.`}
      </output>
      {!isLocked && (
        <div className={styles.reserve}>
          <Button ref={button} isBusy={isPending} busyText="Reserving..." onClick={press}>
            {choice && !taken
              ? `Reserve number ${choice.number} for 48 hours`
              : 'Reserve a number for 48 hours'}
          </Button>
        </div>
      )}
      {fault && (
        <div className={styles.fault}>
          <Notice tone="error">{fault}</Notice>
        </div>
      )}
    </>
  );
}

const isFree = (work: PreviewedArtwork, { editionId, number }: Choice): boolean =>
  work.editions.some(
    (edition) =>
      edition.editionId === editionId &&
      edition.numbers.some((known) => known.number === number && known.state === 'available'),
  );
