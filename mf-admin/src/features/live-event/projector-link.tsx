import { createProjectorLink } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { PageSection, HelpText } from '../../components/page/page-section';
import { CopyButton } from '../../components/actions/copy-button';
import styles from './live-event.module.css';
import { ErrorNotice } from '../../components/feedback/error-notice';

/** A link that opens the projector on its computer, which needs no registration. */
export function ProjectorLink({ eventId }: { eventId: string }) {
  const { mutate, data, isPending, error } = useMutation(createProjectorLink(eventId));
  return (
    <PageSection title="Projector">
      <HelpText>
        Open this link on the projector’s computer. Anyone with it sees the event’s photographs.
      </HelpText>
      {data ? (
        <>
          <code className={styles.text}>{data.url}</code>
          <CopyButton text={data.url}>Copy link</CopyButton>
        </>
      ) : (
        <div>
          <Button size="dense" isBusy={isPending} busyText="Creating..." onClick={() => mutate()}>
            Create a link
          </Button>
        </div>
      )}
      <ErrorNotice title="The link was not created." failure={error} />
    </PageSection>
  );
}
