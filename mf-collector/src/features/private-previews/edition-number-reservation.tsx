import { reservePrint, serverMessageOf } from '@gallery/api-client';
import type { PreviewedArtwork } from '@gallery/contracts';
import { formatEditionNumber, RESERVATION_HOURS } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Button, Notice, useFocusAfterPending } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EditionNumberPicker } from './edition-number-picker';
import styles from './private-preview.module.css';

export interface EditionNumberReservationProps {
  artwork: PreviewedArtwork;
  /** The print is reserved, and the reserve button about to disappear. */
  onReserved: () => void;
  onChanged: () => Promise<unknown>;
  /** A number of this edition is chosen. */
  onChooseEdition: (editionId: string) => void;
}

interface SelectedNumber {
  editionId: string;
  editionNumber: number;
}

/** The prints of an artwork's editions; one of them can be reserved. */
export function EditionNumberReservation({
  artwork,
  onReserved,
  onChanged,
  onChooseEdition,
}: EditionNumberReservationProps) {
  const [choice, setChoice] = useState<SelectedNumber | null>(null);
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isLocked = artwork.reservation !== null;
  const taken = choice !== null && !isLocked && !isAvailable(artwork, choice);
  const { mutate: reserve, isPending } = useMutation({
    ...reservePrint(),
    // Others may have reserved meanwhile, whatever the result.
    onSettled: onChanged,
    onSuccess: ({ editionId, editionNumber }) => {
      const total =
        artwork.editions.find((edition) => edition.editionId === editionId)?.total ?? editionNumber;
      setChoice(null);
      onReserved();
      showToast({
        title: 'Number Reserved',
        description: `${artwork.title}, ${formatEditionNumber(total, editionNumber)}, is reserved for you for ${RESERVATION_HOURS} hours.`,
      });
    },
    onError: (error) =>
      setError(serverMessageOf(error, 'The number could not be reserved. Please try again.')),
  });

  useFocusAfterPending(isPending, button);

  const press = () => {
    if (!choice || taken) return setError('Choose a number first.');
    setError(null);
    reserve({ artworkId: artwork.artworkId, ...choice });
  };

  return (
    <>
      {artwork.editions.map((edition) => (
        <EditionNumberPicker
          key={edition.editionId}
          edition={edition}
          name={`number of ${artwork.id}`}
          chosen={!taken && choice?.editionId === edition.editionId ? choice.editionNumber : null}
          isLocked={isLocked || isPending}
          onChoose={(number) => {
            setError(null);
            setChoice({ editionId: edition.editionId, editionNumber: number });
            onChooseEdition(edition.editionId);
          }}
        />
      ))}
      <output className={styles.taken} aria-label="Availability">
        {taken && `Number ${choice.editionNumber} has just been taken. Please choose another one.`}
      </output>
      {!isLocked && (
        <div className={styles.reserve}>
          <Button ref={button} isBusy={isPending} busyText="Reserving..." onClick={press}>
            {choice && !taken
              ? `Reserve number ${choice.editionNumber} for ${RESERVATION_HOURS} hours`
              : `Reserve a number for ${RESERVATION_HOURS} hours`}
          </Button>
        </div>
      )}
      {error && (
        <div className={styles.fault}>
          <Notice tone="error">{error}</Notice>
        </div>
      )}
    </>
  );
}

const isAvailable = (artwork: PreviewedArtwork, { editionId, editionNumber }: SelectedNumber): boolean =>
  artwork.editions.some(
    (edition) =>
      edition.editionId === editionId &&
      edition.prints.some((known) => known.editionNumber === editionNumber && known.state === 'available'),
  );
