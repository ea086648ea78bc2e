import { EmptyState } from '@gallery/ui';
import { useState } from 'react';
import { PageTabs } from '../../../components/page/page-tabs';
import { useUnsavedTitles } from '../unsaved-changes';
import { SiteContentEditor } from './site-content-editor';
import { SITE_SECTIONS, type SiteSectionEntity } from './site-sections';

export interface SiteSectionPagesProps {
  sections: readonly SiteSectionEntity[];
  /** The one whose page is open, by its name in the address. */
  open: string;
}

/** The sections of the site as pages, one open. Those that were open stay as they are, with all that was written. */
export function SiteSectionPages({ sections, open }: SiteSectionPagesProps) {
  const unsaved = useUnsavedTitles();
  const [opened, setOpened] = useState<readonly string[]>([open]);
  if (!opened.includes(open)) setOpened([...opened, open]);
  return (
    <>
      <PageTabs
        label="Site texts"
        isInner
        pages={sections.map(({ section }) => ({
          label: SITE_SECTIONS[section].title,
          path: `/admin/settings/site/${section}`,
          mark: unsaved.includes(SITE_SECTIONS[section].title) ? 'not saved' : undefined,
        }))}
      />
      {!sections.some(({ section }) => section === open) && (
        <EmptyState>The site has no such texts.</EmptyState>
      )}
      {sections
        .filter(({ section }) => opened.includes(section))
        .map((texts) => (
          <div key={texts.section} hidden={texts.section !== open}>
            <SiteContentEditor texts={texts} />
          </div>
        ))}
    </>
  );
}
