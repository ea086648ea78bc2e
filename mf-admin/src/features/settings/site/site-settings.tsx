import { changeSiteTexts, siteTextsQuery } from '@gallery/api-client';
import type { SiteTextsRecord } from '@gallery/contracts';
import { useState } from 'react';
import { ConsolePart, Help } from '../../../parts/console-part';
import { VersionedForm } from '../versioned-form';
import { ContentFields } from './content-fields';
import { differentParts, sectionOf, withPart, type Section } from './site-content';
import { SitePreview } from './site-preview';
import { SiteVersions } from './site-versions';

type Texts = SiteTextsRecord['sections'][number];

/** One section of the site: every word and picture of it. */
export function SiteSettings({ texts }: { texts: Texts }) {
  const { section } = texts;
  const { title, help } = SECTIONS[section];
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
            {section !== 'live' && (
              <SitePreview
                section={section}
                content={content}
                isDisabled={isPending}
                onFaults={setPreviewFaults}
              />
            )}
            <SiteVersions
              section={section}
              version={texts.version}
              isDisabled={isPending}
              onTake={(former) => change(() => former)}
            />
          </>
        )}
      </VersionedForm>
    </ConsolePart>
  );
}

const SECTIONS: Record<Texts['section'], { title: string; help: string }> = {
  home: { title: 'Landing page', help: 'What visitors read first, the mission, and where works hang.' },
  about: { title: 'About', help: 'The page about the artist, and how collecting works here.' },
  commercial: { title: 'Commercial', help: 'The page of commissioned work and its services.' },
  contact: { title: 'Contact', help: 'The contact page and whom the gallery likes to hear from.' },
  live: {
    title: 'Live events',
    help: 'What goes along when a photograph is shared, and who makes the evenings possible.',
  },
  partners: {
    title: 'Selling partners',
    help: 'The programme’s page. Rate, examples and return days come from settings and price book.',
  },
};
