import { siteTextsVersionsQuery } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '../../../parts/moment';
import { Problem } from '../../../parts/problem';
import { sectionOf, type Section } from './site-content';
import { useSitePictures } from './site-pictures';
import styles from './site.module.css';

export interface SiteVersionsProps {
  section: string;
  /** The version that holds: the list is of those before it. */
  version: number;
  isDisabled: boolean;
  /** Puts a version into the form; it holds once it is saved. */
  onTake: (content: Section) => void;
}

/** What a section was before: whose, since when. Read when somebody asks. */
export function SiteVersions({ section, version, isDisabled, onTake }: SiteVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...siteTextsVersionsQuery(section, version), enabled: isOpen });
  const { add } = useSitePictures();
  const earlier = data?.versions.filter((each) => each.version !== version);
  return (
    <section aria-label={`Versions of ${section}`} aria-busy={isOpen && !data && !error}>
      <Button variant="word" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Earlier versions
      </Button>
      {isOpen && <Problem title="The versions could not be read." failure={error} />}
      {isOpen && earlier?.length === 0 && <p className={styles.none}>There is none yet.</p>}
      {isOpen && earlier && earlier.length > 0 && (
        <ol className={styles.versions} reversed>
          {earlier.map((each) => (
            <li key={each.version} className={styles.version}>
              <span>
                {each.changedAt === null
                  ? 'Before the first change'
                  : `Version ${each.version}, ${each.changedBy ?? ''}, `}
                {each.changedAt !== null && <Moment at={each.changedAt} />}
              </span>
              <Button
                variant="word"
                aria-label={`Take version ${each.version}`}
                disabled={isDisabled}
                onClick={() => {
                  add(data?.pictures ?? []);
                  onTake(sectionOf(each.content));
                }}
              >
                Take this version
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
