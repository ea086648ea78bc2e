import { setCameraOffset } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { Form, SubmitButton } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { TextButton } from '../../components/actions/text-button';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { HelpText, PageSection } from '../../components/page/page-section';
import { cameraClockOffset, offsetExample, offsetLabel } from './camera-clock-offset';
import styles from './live-event.module.css';

export interface CameraClockProps {
  event: Pick<StudioEvent, 'id' | 'cameraOffsetMs'>;
  /** Fetches the event again. */
  onChanged: () => Promise<unknown>;
}

/** By how much the camera's clock is off, told by what it shows: photographs are ordered by their time of capture. */
export function CameraClock({ event: { id, cameraOffsetMs }, onChanged }: CameraClockProps) {
  const mutation = { ...setCameraOffset(id), onSettled: onChanged };
  const reset = useMutation(mutation);
  const form = useMutationForm({
    mutation,
    defaultValues: { shown: '', hasZone: true },
    validate: ({ shown, hasZone }) => ({
      shown:
        cameraClockOffset(shown, hasZone, Date.now()) === null
          ? 'Enter the date and the time that the camera shows'
          : undefined,
    }),
    toRequest: ({ shown, hasZone }) => cameraClockOffset(shown, hasZone, Date.now()) ?? 0,
    onSuccess: () => {
      form.change({ shown: '' });
    },
  });
  const example = offsetExample(cameraOffsetMs);
  return (
    <PageSection title="Camera clock">
      <HelpText>
        {cameraOffsetMs === 0 ? 'Taken to be right. ' : `Off by ${offsetLabel(cameraOffsetMs)}. `}A picture
        that the camera dates {example.shown} counts as taken at {example.taken}, in the time zone that the
        camera writes, or in UTC when it writes none. Set it before the first photograph.
      </HelpText>
      <Form form={form} look="boxed" className={styles.form}>
        <form.TextField
          name="shown"
          label="What the camera’s clock shows"
          hint="Enter a time a little ahead, and press Set when the camera shows it."
          type="datetime-local"
          step={1}
        />
        <form.Checkbox name="hasZone" label="The camera writes its time zone, the same as this computer’s" />
        <ErrorNotice title="The clock was not set." failure={form.formError ?? reset.error} />
        <div className={styles.actions}>
          <SubmitButton form={form} size="dense" disabled={reset.isPending} busyText="Setting...">
            Set
          </SubmitButton>
          {cameraOffsetMs !== 0 && (
            <TextButton disabled={form.isPending || reset.isPending} onClick={() => reset.mutate(0)}>
              It is right
            </TextButton>
          )}
        </div>
      </Form>
    </PageSection>
  );
}
