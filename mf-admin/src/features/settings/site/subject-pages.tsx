import { EmptyState } from '@gallery/ui';
import { useState } from 'react';
import { SectionWords } from '../../../parts/section-words';
import { useUnsavedTitles } from '../unsaved-work';
import { SiteSettings } from './site-settings';
import { SUBJECTS, type SiteTexts } from './site-subjects';

export interface SubjectPagesProps {
  sections: readonly SiteTexts[];
  /** The one whose page is open, by its name in the address. */
  open: string;
}

/** The sections of the site as pages, one open. Those that were open stay as they are, with all that was written. */
export function SubjectPages({ sections, open }: SubjectPagesProps) {
  const unsaved = useUnsavedTitles();
  const [opened, setOpened] = useState<readonly string[]>([open]);
  if (!opened.includes(open)) setOpened([...opened, open]);
  return (
    <>
      <SectionWords
        label="Site texts"
        isInner
        pages={sections.map(({ section }) => ({
          word: SUBJECTS[section].title,
          path: `/admin/settings/site/${section}`,
          mark: unsaved.includes(SUBJECTS[section].title) ? 'not saved' : undefined,
        }))}
      />
      {!sections.some(({ section }) => section === open) && (
        <EmptyState>The site has no such texts.</EmptyState>
      )}
      {sections
        .filter(({ section }) => opened.includes(section))
        .map((texts) => (
          <div key={texts.section} hidden={texts.section !== open}>
            <SiteSettings texts={texts} />
          </div>
        ))}
    </>
  );
}
