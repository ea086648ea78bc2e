import { settingsQuery, updateSettings } from '@gallery/api-client';
import type { SettingsRecord } from '@gallery/contracts';
import type { ReactNode } from 'react';
import { PageSection, HelpText } from '../../../components/page/page-section';
import { VersionedForm, type VersionedFields } from '../versioned-form';
import type { NumberFieldProps } from './number-field';

type Section = keyof SettingsRecord;
type Content<Name extends Section> = SettingsRecord[Name]['content'];
type Change<Name extends Section> = Partial<Content<Name>>;
type Field<Name extends Section> = keyof Content<Name> & string;

/** Props of a section's fields. */
export interface SectionFields<Name extends Section> {
  content: Content<Name>;
  change: (changed: Change<Name>) => void;
  /** The sentence at a field, by its path in the content: `email`, `links.0.href`. */
  errorOf: (path: string) => string | undefined;
  isPending: boolean;
  /** The props of a text field of the section. */
  text: (name: Field<Name>, toChange: (typed: string) => Change<Name>) => BoxedField;
  /** The props of a select of the section. */
  choice: (
    name: Field<Name>,
    toChange: (chosen: string) => Change<Name>,
  ) => Omit<BoxedField, 'readOnly'> & {
    disabled: boolean;
  };
  /** The props of a number of the section. */
  number: (
    name: Field<Name>,
    toChange: (value: number) => Change<Name>,
  ) => Pick<NumberFieldProps, 'value' | 'onValue' | 'error' | 'readOnly'>;
}

interface BoxedField {
  look: 'boxed';
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (event: { target: { value: string } }) => void;
}

export interface SettingsFormProps<Name extends Section> {
  section: Name;
  title: string;
  help: string;
  current: SettingsRecord[Name];
  /** How its content is sent, where that differs from how it is written. */
  toSent?: (content: Content<Name>) => Content<Name>;
  /** Names of its fields, for messages that someone else has changed them. */
  names: Record<keyof Content<Name>, string>;
  children: (fields: SectionFields<Name>) => ReactNode;
}

/** One section of the settings' first page. */
export function SettingsForm<Name extends Section>({
  section,
  title,
  help,
  current,
  toSent = (content) => content,
  names,
  children,
}: SettingsFormProps<Name>) {
  return (
    <PageSection title={title}>
      <HelpText>{help}</HelpText>
      <VersionedForm<Content<Name>, SettingsRecord>
        title={title}
        section={section}
        current={current}
        queryKey={settingsQuery().queryKey}
        send={({ version, content }) => updateSettings(section, { version, content: toSent(content) })}
        contentIn={(record) => record[section].content}
        differences={(before, after) => {
          const changed: string[] = [];
          let field: keyof Content<Name>;
          for (field in names)
            if (JSON.stringify(before[field]) !== JSON.stringify(after[field])) changed.push(names[field]);
          return changed;
        }}
      >
        {(fields) => children(sectionFields(fields))}
      </VersionedForm>
    </PageSection>
  );
}

function sectionFields<Name extends Section>({
  content,
  change: replace,
  errorOf: errorAt,
  isPending,
}: VersionedFields<Content<Name>>): SectionFields<Name> {
  const change = (changed: Change<Name>) => replace((before) => ({ ...before, ...changed }));
  const errorOf = (path: string) => errorAt(`content.${path}`);
  const boxed = (name: Field<Name>, toChange: (typed: string) => Change<Name>): BoxedField => ({
    look: 'boxed',
    value: String(content[name] ?? ''),
    error: errorOf(name),
    readOnly: isPending,
    onChange: ({ target }) => change(toChange(target.value)),
  });
  return {
    content,
    change,
    errorOf,
    isPending,
    text: boxed,
    choice: (name, toChange) => {
      const { readOnly: disabled, ...field } = boxed(name, toChange);
      return { ...field, disabled };
    },
    number: (name, toChange) => ({
      value: Number(content[name]),
      onValue: (value) => change(toChange(value)),
      error: errorOf(name),
      readOnly: isPending,
    }),
  };
}
