import { ConsolePart, Help } from '../../parts/console-part';
import { CopyWord } from '../../parts/copy-word';
import styles from './evening.module.css';

export interface IngestCommandProps {
  eventId: string;
}

/** The command that sends what tethering software writes into a folder. */
export function IngestCommand({ eventId }: IngestCommandProps) {
  const command = `npx gallery-ingest --event ${eventId} --watch FOLDER --url ${window.location.origin}`;
  return (
    <ConsolePart title="From the camera">
      <Help>
        Let the tethering software write JPEG files into a folder, put that folder in the place of FOLDER, and
        run this beside it. The key is read from OWNER_API_KEY.
      </Help>
      <code className={styles.text}>{command}</code>
      <CopyWord text={command}>Copy command</CopyWord>
    </ConsolePart>
  );
}
