import { siteTextsVersionsQuery } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '../../../parts/problem';
import { EarlierVersions } from '../earlier-versions';
import { sectionOf, type Section } from './site-content';
import { useSitePictures } from './site-pictures';
import { SitePreview } from './site-preview';
import { SiteReading } from './site-reading';
import styles from './site.module.css';

export interface SiteVersionsProps {
  section: string;
  /** The version that holds: the list is of those before it. */
  version: number;
  /** What that version says. */
  now: Section;
  isDisabled: boolean;
  /** Puts a version into the form; it holds once it is saved. */
  onTake: (content: Section) => void;
}

/** What a section was before: whose, since when, and what it said. Read when somebody asks. */
export function SiteVersions({ section, version, now, isDisabled, onTake }: SiteVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...siteTextsVersionsQuery(section, version), enabled: isOpen });
  const { add } = useSitePictures();
  const earlier = data?.versions.filter((each) => each.version !== version);
  const pictures = data?.pictures ?? [];
  return (
    <section aria-label={`Versions of ${section}`} aria-busy={isOpen && !data && !error}>
      <Button variant="word" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Earlier versions
      </Button>
      {isOpen && <Problem title="The versions could not be read." failure={error} />}
      {isOpen && earlier?.length === 0 && <p className={styles.none}>There is none yet.</p>}
      {isOpen && earlier && earlier.length > 0 && (
        <EarlierVersions
          versions={earlier}
          takeWord="Take this version"
          isDisabled={isDisabled}
          onTake={({ content }) => {
            add(pictures);
            onTake(sectionOf(content));
          }}
        >
          {({ version: number, content }) => (
            <>
              <SiteReading content={sectionOf(content)} now={now} pictures={pictures} />
              <KeptPreview key={number} section={section} version={number} content={content} />
            </>
          )}
        </EarlierVersions>
      )}
    </section>
  );
}

/** A version on its page: it never changes, so that its preview holds. */
function KeptPreview({ section, version, content }: { section: string; version: number; content: object }) {
  const [kept] = useState(() => sectionOf(content));
  return (
    <SitePreview section={section} label={`Preview version ${version}`} content={kept} isDisabled={false} />
  );
}
