import { updateSiteSection, siteSectionsQuery } from '@gallery/api-client';
import type { SiteContentSections } from '@gallery/contracts';
import { useState } from 'react';
import { PageSection, HelpText } from '../../../components/page/page-section';
import { VersionedForm } from '../versioned-form';
import { ContentFields } from './content-fields';
import { changedFields, toContentSection, replaceNode, type ContentSection } from './site-content';
import { SiteContentPreview } from './site-content-preview';
import { SITE_SECTIONS, type SiteSectionEntity } from './site-sections';
import { SiteContentVersions } from './site-content-versions';

/** One section of the site: every word and picture of it. */
export function SiteContentEditor({ texts }: { texts: SiteSectionEntity }) {
  const { section } = texts;
  const { title, help } = SITE_SECTIONS[section];
  const [previewFaults, setPreviewFaults] = useState<Readonly<Record<string, string>>>({});
  return (
    <PageSection title={title}>
      <HelpText>{help}</HelpText>
      <VersionedForm<ContentSection, SiteContentSections>
        title={title}
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
              <ContentFields
                key={name}
                name={name}
                node={part}
                path={[name]}
                errorOf={(path) => errorOf(path) ?? previewFaults[path]}
                isPending={isPending}
                onChange={(path, next) => change((before) => replaceNode(before, path, next))}
              />
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
