import { changeSiteTexts, siteTextsQuery } from '@gallery/api-client';
import type { SiteTextsRecord } from '@gallery/contracts';
import { ConsolePart, Help } from '../../../parts/console-part';
import { VersionedForm } from '../versioned-form';
import { ContentFields } from './content-fields';
import { differentParts, sectionOf, withPart, type Section } from './site-content';

type Texts = SiteTextsRecord['sections'][number];

/** One section of the site: every word and picture of it. */
export function SiteSettings({ texts }: { texts: Texts }) {
  const { section } = texts;
  const { title, help } = SECTIONS[section];
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
        {({ content, change, faultOf, isPending }) =>
          Object.entries(content).map(([name, part]) => (
            <ContentFields
              key={name}
              name={name}
              part={part}
              path={[name]}
              faultOf={faultOf}
              isPending={isPending}
              onChange={(path, next) => change((before) => withPart(before, path, next))}
            />
          ))
        }
      </VersionedForm>
    </ConsolePart>
  );
}

const SECTIONS: Record<Texts['section'], { title: string; help: string }> = {
  home: { title: 'Landing page', help: 'What visitors read first, the mission, and where works hang.' },
  about: { title: 'About', help: 'The page about the artist, and how collecting works here.' },
  commercial: { title: 'Commercial', help: 'The page of commissioned work and its services.' },
  contact: { title: 'Contact', help: 'The contact page and whom the gallery likes to hear from.' },
  live: { title: 'Live events', help: 'What goes along when a photograph is shared.' },
};
