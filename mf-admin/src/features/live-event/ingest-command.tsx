import { PageSection, HelpText } from '../../components/page/page-section';
import { CopyButton } from '../../components/actions/copy-button';
import styles from './live-event.module.css';

/** The command that sends what tethering software writes into a folder. */
export function IngestCommand({ eventId }: { eventId: string }) {
  const command = `npx gallery-ingest --event ${eventId} --watch FOLDER --url ${window.location.origin}`;
  return (
    <PageSection title="From the camera">
      <HelpText>
        Let the tethering software write JPEG files into a folder, put that folder in the place of FOLDER, and
        run this beside it. The key is read from OWNER_API_KEY.
      </HelpText>
      <code className={styles.text}>{command}</code>
      <CopyButton text={command}>Copy command</CopyButton>
    </PageSection>
  );
}
