import { updateSiteSection, siteSectionsQuery } from '@gallery/api-client';
import type { SiteContentSections } from '@gallery/contracts';
import { EmptyState } from '@gallery/ui';
import { useState } from 'react';
import { PageTabs } from '../../../components/page/page-tabs';
import { useUnsavedTitles } from '../unsaved-changes';
import { PageSection, HelpText } from '../../../components/page/page-section';
import { VersionedForm } from '../versioned-form';
import { ContentFields } from './content-fields';
import { CollapsibleField } from './collapsible-field';
import { changedFields, toContentSection, replaceNode, type ContentSection } from './site-content';
import { SiteContentPreview } from './site-content-preview';
import { SiteContentVersions } from './site-content-versions';

interface SiteSectionPagesProps {
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
        label="Site content"
        isInner
        pages={sections.map(({ section }) => ({
          label: SITE_SECTIONS[section].title,
          path: `/admin/settings/site/${section}`,
          mark: unsaved.includes(SITE_SECTIONS[section].title) ? 'not saved' : undefined,
        }))}
      />
      {!sections.some(({ section }) => section === open) && (
        <EmptyState>This page has no editable text.</EmptyState>
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

/** One section of the site: every word and picture of it. */
function SiteContentEditor({ texts }: { texts: SiteSectionEntity }) {
  const { section } = texts;
  const { title, help } = SITE_SECTIONS[section];
  const [previewFaults, setPreviewFaults] = useState<Readonly<Record<string, string>>>({});
  return (
    <PageSection title={title}>
      <HelpText>{help}</HelpText>
      <VersionedForm<ContentSection, SiteContentSections>
        title={title}
        section={`site.${section}`}
        current={{ ...texts, content: toContentSection(texts.content) }}
        queryKey={siteSectionsQuery().queryKey}
        send={({ version, content }) => updateSiteSection(section, { version, content })}
        contentIn={({ sections }) =>
          toContentSection(sections.find((each) => each.section === section)?.content ?? {})
        }
        differences={changedFields}
        isLong
        renderFoot={({ content, isPending }) => (
          <SiteContentPreview
            section={section}
            content={content}
            isDisabled={isPending}
            onFaults={setPreviewFaults}
          />
        )}
      >
        {({ content, change, errorOf, isPending }) => (
          <>
            {Object.entries(content).map(([name, part]) => (
              <CollapsibleField key={name} name={name} node={part}>
                <ContentFields
                  name={name}
                  node={part}
                  path={[name]}
                  errorOf={(path) => errorOf(path) ?? previewFaults[path]}
                  isPending={isPending}
                  onChange={(path, next) => change((before) => replaceNode(before, path, next))}
                />
              </CollapsibleField>
            ))}
            <SiteContentVersions
              section={section}
              version={texts.version}
              now={toContentSection(texts.content)}
              isDisabled={isPending}
              onTake={(former) => change(() => former)}
            />
          </>
        )}
      </VersionedForm>
    </PageSection>
  );
}

type SiteSectionEntity = SiteContentSections['sections'][number];

/** What the admin calls the sections, and what they contain. */
const SITE_SECTIONS: Record<SiteSectionEntity['section'], { title: string; help: string }> = {
  home: { title: 'Landing page', help: 'The first screen, the mission, and works in rooms.' },
  about: { title: 'About', help: 'The page about the artist, and how collecting works here.' },
  commercial: { title: 'Commercial', help: 'Commissioned work and services.' },
  contact: { title: 'Contact', help: 'The contact page and who the gallery wants to hear from.' },
  live: {
    title: 'Live events',
    help: 'The text shared with photographs, and event sponsors.',
  },
  partners: {
    title: 'Selling partners',
    help: 'The program page. Rate, examples and return days come from settings and the price book.',
  },
};
