import { createWallLink } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { ConsolePart, Help } from '../../parts/console-part';
import { CopyWord } from '../../parts/copy-word';
import { Problem } from '../../parts/problem';
import styles from './evening.module.css';

export interface WallLinkProps {
  eventId: string;
}

/** A link that opens the wall on the projector's computer, which nobody should have to register. */
export function WallLink({ eventId }: WallLinkProps) {
  const { mutate, data, isPending, error } = useMutation(createWallLink(eventId));
  return (
    <ConsolePart title="The wall">
      <Help>Open this link on the projector’s computer. Whoever has it sees the event’s photographs.</Help>
      {data ? (
        <>
          <code className={styles.text}>{data.url}</code>
          <CopyWord text={data.url}>Copy link</CopyWord>
        </>
      ) : (
        <div>
          <Button size="dense" isBusy={isPending} busyText="Making..." onClick={() => mutate()}>
            Make a link
          </Button>
        </div>
      )}
      <Problem title="The link was not made." failure={error} />
    </ConsolePart>
  );
}
