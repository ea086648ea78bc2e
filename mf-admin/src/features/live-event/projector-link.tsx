import { createProjectorLink } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { PageSection, HelpText } from '../../components/page/page-section';
import { CopyButton } from '../../components/actions/copy-button';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './live-event.module.css';

/** A link that opens the wall on the projector's computer, which nobody should have to register. */
export function ProjectorLink({ eventId }: { eventId: string }) {
  const { mutate, data, isPending, error } = useMutation(createProjectorLink(eventId));
  return (
    <PageSection title="The wall">
      <HelpText>
        Open this link on the projector’s computer. Whoever has it sees the event’s photographs.
      </HelpText>
      {data ? (
        <>
          <code className={styles.text}>{data.url}</code>
          <CopyButton text={data.url}>Copy link</CopyButton>
        </>
      ) : (
        <div>
          <Button size="dense" isBusy={isPending} busyText="Making..." onClick={() => mutate()}>
            Make a link
          </Button>
        </div>
      )}
      <ErrorNotice title="The link was not made." failure={error} />
    </PageSection>
  );
}
