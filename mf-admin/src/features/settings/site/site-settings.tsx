import { changeSiteTexts, siteTextsQuery } from '@gallery/api-client';
import type { SiteTextsRecord } from '@gallery/contracts';
import { useState } from 'react';
import { ConsolePart, Help } from '../../../parts/console-part';
import { VersionedForm } from '../versioned-form';
import { ContentFields } from './content-fields';
import { differentParts, sectionOf, withPart, type Section } from './site-content';
import { SitePreview } from './site-preview';
import { SUBJECTS, type SiteTexts } from './site-subjects';
import { SiteVersions } from './site-versions';

/** One section of the site: every word and picture of it. */
export function SiteSettings({ texts }: { texts: SiteTexts }) {
  const { section } = texts;
  const { title, help } = SUBJECTS[section];
  const [previewFaults, setPreviewFaults] = useState<Readonly<Record<string, string>>>({});
  return (
    <ConsolePart title={title}>
      <Help>{help}</Help>
      <VersionedForm<Section, SiteTextsRecord>
        title={title}
        standing={{ ...texts, content: sectionOf(texts.content) }}
        queryKey={siteTextsQuery().queryKey}
        send={({ version, content }) => changeSiteTexts(section, { version, content })}
        contentIn={({ sections }) =>
          sectionOf(sections.find((each) => each.section === section)?.content ?? {})
        }
        differences={differentParts}
        isLong
        renderFoot={({ content, isPending }) => (
          <SitePreview
            section={section}
            content={content}
            isDisabled={isPending}
            onFaults={setPreviewFaults}
          />
        )}
      >
        {({ content, change, faultOf, isPending }) => (
          <>
            {Object.entries(content).map(([name, part]) => (
              <ContentFields
                key={name}
                name={name}
                part={part}
                path={[name]}
                faultOf={(path) => faultOf(path) ?? previewFaults[path]}
                isPending={isPending}
                onChange={(path, next) => change((before) => withPart(before, path, next))}
              />
            ))}
            <SiteVersions
              section={section}
              version={texts.version}
              now={sectionOf(texts.content)}
              isDisabled={isPending}
              onTake={(former) => change(() => former)}
            />
          </>
        )}
      </VersionedForm>
    </ConsolePart>
  );
}
