import { settingsQuery } from '@gallery/api-client';
import type { SettingsRecord } from '@gallery/contracts';
import type { ReactNode } from 'react';
import { PageSection, HelpText } from '../../../components/page/page-section';
import { VersionedForm } from '../versioned-form';

type Section = keyof SettingsRecord;
type Content<Name extends Section> = SettingsRecord[Name]['content'];

/** What the fields of a section are given. */
export interface SectionFields<Name extends Section> {
  content: Content<Name>;
  change: (changed: Partial<Content<Name>>) => void;
  /** The sentence at a field, by its path in the content: `email`, `links.0.href`. */
  errorOf: (path: string) => string | undefined;
  isPending: boolean;
}

export interface SettingsFormProps<Name extends Section> {
  section: Name;
  title: string;
  help: string;
  current: SettingsRecord[Name];
  send: (change: { version: number; content: Content<Name> }) => Promise<SettingsRecord>;
  /** What its fields are called, for who is told that somebody else has changed them. */
  names: Record<keyof Content<Name>, string>;
  children: (fields: SectionFields<Name>) => ReactNode;
}

/** One section of the settings' first page. */
export function SettingsForm<Name extends Section>({
  section,
  title,
  help,
  current: standing,
  send,
  names,
  children,
}: SettingsFormProps<Name>) {
  return (
    <PageSection title={title}>
      <HelpText>{help}</HelpText>
      <VersionedForm<Content<Name>, SettingsRecord>
        title={title}
        current={standing}
        queryKey={settingsQuery().queryKey}
        send={send}
        contentIn={(record) => record[section].content}
        differences={(before, after) => {
          const changed: string[] = [];
          let field: keyof Content<Name>;
          for (field in names)
            if (JSON.stringify(before[field]) !== JSON.stringify(after[field])) changed.push(names[field]);
          return changed;
        }}
      >
        {({ change, errorOf, ...fields }) =>
          children({
            ...fields,
            change: (changed) => change((before) => ({ ...before, ...changed })),
            errorOf: (path) => errorOf(`content.${path}`),
          })
        }
      </VersionedForm>
    </PageSection>
  );
}
