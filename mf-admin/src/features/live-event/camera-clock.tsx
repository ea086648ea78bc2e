import { isApiError, setCameraOffset } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { Form, SubmitButton } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { TextButton } from '../../components/actions/text-button';
import { ConflictNotice } from '../../components/dialogs/conflict-notice';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { HelpText, PageSection } from '../../components/page/page-section';
import styles from './live-event.module.css';

interface CameraClockProps {
  event: Pick<StudioEvent, 'id' | 'cameraOffsetMs' | 'version'>;
  /** Fetches the event again. */
  onChanged: () => Promise<unknown>;
}

/** By how much the camera's clock is off, given as what it shows: photographs are ordered by their time of capture. */
export function CameraClock({ event: { id, cameraOffsetMs, version }, onChanged }: CameraClockProps) {
  const mutation = { ...setCameraOffset(id), onSettled: onChanged };
  const reset = useMutation(mutation);
  const form = useMutationForm({
    mutation,
    defaultValues: { shown: '', hasZone: true },
    validate: ({ shown, hasZone }) => ({
      shown:
        cameraClockOffset(shown, hasZone, Date.now()) === null
          ? 'Enter the date and time the camera shows'
          : undefined,
    }),
    toRequest: ({ shown, hasZone }) => ({
      offsetMs: cameraClockOffset(shown, hasZone, Date.now()) ?? 0,
      version,
    }),
    onSuccess: () => {
      form.change({ shown: '' });
    },
  });
  const failure = form.error ?? reset.error;
  const example = offsetExample(cameraOffsetMs);
  return (
    <PageSection title="Camera clock">
      <HelpText>
        {cameraOffsetMs === 0 ? 'Camera clock is correct. ' : `Off by ${offsetLabel(cameraOffsetMs)}. `}A
        picture that the camera dates {example.shown} counts as taken at {example.taken}, in the camera’s time
        zone, or in UTC if it records none. Set this before the first photograph.
      </HelpText>
      <Form form={form} look="boxed" className={styles.form}>
        <form.TextField
          name="shown"
          label="Time on the camera"
          hint="Enter a time a little ahead, and press Set when the camera shows it."
          type="datetime-local"
          step={1}
        />
        <form.Checkbox name="hasZone" label="The camera records its time zone, the same as this computer’s" />
        {isApiError(failure, 'changed_meanwhile') ? (
          <ConflictNotice subject="event">
            The clock above is what it is set to now. Press again to set yours.
          </ConflictNotice>
        ) : (
          <ErrorNotice title="The clock was not set." failure={form.formError ?? reset.error} />
        )}
        <div className={styles.actions}>
          <SubmitButton form={form} size="dense" disabled={reset.isPending} busyText="Setting...">
            Set
          </SubmitButton>
          {cameraOffsetMs !== 0 && (
            <TextButton
              disabled={form.isPending || reset.isPending}
              onClick={() => reset.mutate({ offsetMs: 0, version })}
            >
              Camera clock is correct
            </TextButton>
          )}
        </div>
      </Form>
    </PageSection>
  );
}

const SECOND_MS = 1_000;
const DAY_SECONDS = 86_400;
/** Half past seven in the evening: what the example begins with. */
const EXAMPLE_SECONDS = 19.5 * 3_600;

/**
 * By how much the camera's clock is off: what must be added to its times.
 * @param shown what it shows, as `2026-11-22T19:30:00`
 * @param hasZone it writes its time zone, which is taken for this computer's; else its times count as UTC
 * @returns milliseconds; null when `shown` is no time
 */
function cameraClockOffset(shown: string, hasZone: boolean, now: number): number | null {
  const camera = Date.parse(hasZone ? shown : `${shown}Z`);
  return Number.isNaN(camera) ? null : Math.round((now - camera) / SECOND_MS) * SECOND_MS;
}

/** `+0:02:15`, `−6:00:00`. */
function offsetLabel(offsetMs: number): string {
  const sign = offsetMs < 0 ? '−' : '+';
  const seconds = Math.round(Math.abs(offsetMs) / SECOND_MS);
  return `${sign}${Math.floor(seconds / 3_600)}:${clockLabel(seconds).slice(3)}`;
}

/** What half past seven on the camera's clock is taken for: `19:32:15`, with the days between when there are any. */
function offsetExample(offsetMs: number): { shown: string; taken: string } {
  const seconds = EXAMPLE_SECONDS + Math.round(offsetMs / SECOND_MS);
  const days = Math.floor(seconds / DAY_SECONDS);
  return {
    shown: clockLabel(EXAMPLE_SECONDS),
    taken: `${clockLabel(seconds - days * DAY_SECONDS)}${dayShiftLabel(days)}`,
  };
}

function dayShiftLabel(days: number): string {
  if (days === 0) return '';
  const count = Math.abs(days) === 1 ? 'a day' : `${Math.abs(days)} days`;
  return days > 0 ? `, ${count} later` : `, ${count} earlier`;
}

/** `19:32:15` of a day's seconds. */
const clockLabel = (seconds: number): string =>
  [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
