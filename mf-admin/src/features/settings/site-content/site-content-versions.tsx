import { siteSectionVersionsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { VersionHistory } from '../version-history';
import { toContentSection, type ContentSection } from './site-content';
import { useSitePictures } from './use-site-pictures';
import { SiteContentPreview } from './site-content-preview';
import { SiteContentViewer } from './site-content-viewer';
import styles from './site-content.module.css';

export interface SiteContentVersionsProps {
  section: string;
  /** The version that holds: the list is of those before it. */
  version: number;
  /** What that version says. */
  now: ContentSection;
  isDisabled: boolean;
  /** Puts a version into the form; it holds once it is saved. */
  onTake: (content: ContentSection) => void;
}

/** What a section was before: whose, since when, and what it said. Read when somebody asks. */
export function SiteContentVersions({ section, version, now, isDisabled, onTake }: SiteContentVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...siteSectionVersionsQuery(section, version), enabled: isOpen });
  const { add } = useSitePictures();
  const earlier = data?.versions.filter((each) => each.version !== version);
  const pictures = data?.pictures ?? [];
  return (
    <section aria-label={`Versions of ${section}`} aria-busy={isOpen && !data && !error}>
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Earlier versions
      </TextButton>
      {isOpen && <ErrorNotice title="The versions could not be read." failure={error} />}
      {isOpen && earlier?.length === 0 && <p className={styles.none}>There is none yet.</p>}
      {isOpen && earlier && earlier.length > 0 && (
        <VersionHistory
          versions={earlier}
          restoreLabel="Take this version"
          isDisabled={isDisabled}
          onRestore={({ content }) => {
            add(pictures);
            onTake(toContentSection(content));
          }}
        >
          {({ version: number, content }) => (
            <>
              <SiteContentViewer content={toContentSection(content)} now={now} pictures={pictures} />
              <VersionPreview key={number} section={section} version={number} content={content} />
            </>
          )}
        </VersionHistory>
      )}
    </section>
  );
}

/** A version on its page: it never changes, so that its preview holds. */
function VersionPreview({
  section,
  version,
  content,
}: {
  section: string;
  version: number;
  content: object;
}) {
  const [kept] = useState(() => toContentSection(content));
  return (
    <SiteContentPreview
      section={section}
      label={`Preview version ${version}`}
      content={kept}
      isDisabled={false}
    />
  );
}
