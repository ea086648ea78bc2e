import { setCameraOffset } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { Button, Checkbox, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { PageSection, HelpText } from '../../components/page/page-section';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { offsetExample, cameraClockOffset, offsetLabel } from './camera-clock-offset';
import styles from './live-event.module.css';

export interface CameraClockProps {
  event: Pick<StudioEvent, 'id' | 'cameraOffsetMs'>;
  /** The event is to be read anew. */
  onChanged: () => Promise<unknown>;
}

/** By how much the camera's clock is off, told by what it shows: photographs are ordered by their time of capture. */
export function CameraClock({ event: { id, cameraOffsetMs }, onChanged }: CameraClockProps) {
  const [shown, setShown] = useState('');
  const [hasZone, setHasZone] = useState(true);
  const [fault, setFault] = useState<string | undefined>();
  const { mutate, isPending, error } = useMutation({
    ...setCameraOffset(id),
    onSuccess: () => setShown(''),
    onSettled: onChanged,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const offset = cameraClockOffset(shown, hasZone, Date.now());
    setFault(offset === null ? 'Enter the date and the time that the camera shows' : undefined);
    if (offset !== null && !isPending) mutate(offset);
  };
  const example = offsetExample(cameraOffsetMs);
  return (
    <PageSection title="Camera clock">
      <HelpText>
        {cameraOffsetMs === 0 ? 'Taken to be right. ' : `Off by ${offsetLabel(cameraOffsetMs)}. `}A picture
        that the camera dates {example.shown} counts as taken at {example.taken}, in the time zone that the
        camera writes, or in UTC when it writes none. Set it before the first photograph.
      </HelpText>
      <form noValidate onSubmit={submit} aria-busy={isPending} className={styles.form}>
        <TextField
          label="What the camera’s clock shows"
          hint="Enter a time a little ahead, and press Set when the camera shows it."
          look="boxed"
          type="datetime-local"
          step={1}
          value={shown}
          error={fault}
          readOnly={isPending}
          onChange={({ target }) => {
            setShown(target.value);
            setFault(undefined);
          }}
        />
        <Checkbox
          label="The camera writes its time zone, the same as this computer’s"
          checked={hasZone}
          onChange={({ target }) => setHasZone(target.checked)}
        />
        <ErrorNotice title="The clock was not set." failure={error} />
        <div className={styles.actions}>
          <Button type="submit" size="dense" isBusy={isPending} busyText="Setting...">
            Set
          </Button>
          {cameraOffsetMs !== 0 && (
            <Button variant="text" disabled={isPending} onClick={() => mutate(0)}>
              It is right
            </Button>
          )}
        </div>
      </form>
    </PageSection>
  );
}
