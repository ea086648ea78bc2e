import { createPairingCode, eventDevicesQuery, revokeEventDevice } from '@gallery/api-client';
import type { EventDevice, PairingCode } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CopyButton } from '../../components/actions/copy-button';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { QueryView } from '../../components/feedback/query-state';
import { HelpText, PageSection } from '../../components/page/page-section';
import { Row, RowFacts, RowList } from '../../components/records/row-list';
import { DateTime } from '../../components/text/date-time';
import { MutedText } from '../../components/text/muted-text';
import styles from './live-event.module.css';
import { ActorName } from '../../components/session/actor-name';

const WATCH_COMMAND = 'npx gallery-ingest --watch FOLDER';

/** Pairs the laptop at the camera with the event, and lists and revokes what is paired. */
export function EventDevices({ eventId }: { eventId: string }) {
  const { mutate, data: code, isPending, error } = useMutation(createPairingCode(eventId));
  return (
    <PageSection title="From the camera">
      <HelpText>
        A paired device can upload photographs to this event and do nothing else. Have your tethering software
        save JPEG files to a folder, replace FOLDER with its path, and run the last command on that computer.
      </HelpText>
      {code && <CodeToType key={code.code} code={code} />}
      <div>
        <Button size="dense" isBusy={isPending} busyText="Creating..." onClick={() => mutate()}>
          {code ? 'New code' : 'Pair a device'}
        </Button>
      </div>
      <ErrorNotice title="The code was not created." failure={error} />
      <QueryView options={eventDevicesQuery(eventId)} subject="devices" stale="This list may be out of date.">
        {(devices) =>
          devices.length === 0 ? (
            <MutedText>No devices paired.</MutedText>
          ) : (
            <RowList>
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </RowList>
          )
        }
      </QueryView>
    </PageSection>
  );
}

/** The code with its remaining time, and the commands for the laptop. */
function CodeToType({ code: { code, expiresAt, galleryUrl } }: { code: PairingCode }) {
  const seconds = useSecondsUntil(expiresAt);
  if (seconds === 0) return <MutedText>The code has expired.</MutedText>;
  const pairCommand = `npx gallery-ingest pair --url ${galleryUrl} --code ${code}`;
  return (
    <>
      <p className={styles.code}>{code}</p>
      <MutedText>
        Works once, for another {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}. Run on the
        laptop:
      </MutedText>
      <code className={styles.text}>{pairCommand}</code>
      <CopyButton text={pairCommand}>Copy pairing command</CopyButton>
      <code className={styles.text}>{WATCH_COMMAND}</code>
      <CopyButton text={WATCH_COMMAND}>Copy command</CopyButton>
    </>
  );
}

function DeviceRow({ device }: { device: EventDevice }) {
  const [isAsking, setAsking] = useState(false);
  const revoking = useMutation({ ...revokeEventDevice(device.id), onSuccess: () => setAsking(false) });
  const { name, state, pairedBy, pairedAt, lastUsedAt, expiresAt } = device;
  return (
    <Row>
      <span className={styles.device}>{name}</span>
      {state === 'active' ? (
        <TextButton onClick={() => setAsking(true)}>Revoke</TextButton>
      ) : (
        <MutedText>{state === 'expired' ? 'Expired' : 'Revoked'}</MutedText>
      )}
      <RowFacts>
        Paired by <ActorName actor={pairedBy ?? 'a former account'} />,{' '}
        <DateTime at={pairedAt} shape="short" />.{' '}
        {lastUsedAt === null ? (
          'Never used.'
        ) : (
          <>
            Last used <DateTime at={lastUsedAt} shape="short" />.
          </>
        )}{' '}
        {state === 'expired' ? 'Expired' : 'Expires'} <DateTime at={expiresAt} shape="short" />.
      </RowFacts>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Revoke ${name}?`}
        confirmLabel="Revoke"
        busyLabel="Revoking..."
        failureTitle="The device was not revoked."
        mutation={revoking}
        onConfirm={() => revoking.mutate()}
      >
        Its next upload will be rejected. What it has uploaded stays. To use it again, pair it with a new
        code.
      </ConfirmDialog>
    </Row>
  );
}

/** Counts down to zero once a second. */
function useSecondsUntil(time: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(time)), 1_000);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}

const secondsUntil = (time: string): number =>
  Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / 1_000));
