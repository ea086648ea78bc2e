import { CONTACT_SUBJECTS } from '@gallery/domain';
import { Checkbox, SelectField, TextField, TextAreaField } from '@gallery/ui';
import { useState } from 'react';
import { ValueOptions } from '../../../components/forms/label-options';
import { SvgField, PictureField } from './file-fields';
import { VideoField } from './video-field';
import { ArtworkPicker } from '../../../components/forms/record-picker';
import { ListField, OptionalGroupField } from './group-fields';
import {
  isNodeGroup,
  isNodeList,
  isTextList,
  splitParagraphs,
  joinParagraphs,
  nodeText,
  fieldLabel,
  type ContentNode,
  type ContentPath,
} from './site-content';
import {
  emptyGroup,
  fieldKind,
  toLineNode,
  listSchema,
  toNumberNode,
  listItemName,
} from './site-content-schema';

interface ContentFieldsProps {
  name: string;
  node: ContentNode;
  path: ContentPath;
  /** What the part is called, where that is not its name: `Service 2`. */
  label?: string;
  /** The sentence at a part, by its path: `features.0.title`. */
  errorOf: (path: string) => string | undefined;
  isPending: boolean;
  onChange: (path: ContentPath, part: ContentNode) => void;
}

/** Fields for a part of a section, whatever it is made of: texts, paragraphs, pictures, films, lists. */
export function ContentFields(props: ContentFieldsProps) {
  const { name, node: part, path, errorOf, isPending, onChange, label = fieldLabel(name) } = props;
  const at = path.join('.');
  const faultAt = (inner: string) => errorOf(`${at}.${inner}`);
  const set = (next: ContentNode) => onChange(path, next);
  const slug = nodeText(part);
  const shared = { label, error: errorOf(at), isPending };
  const box = { look: 'boxed' as const, label, error: shared.error };
  const inside = (inner: ContentNode, place: string | number, called = fieldLabel(String(place))) => (
    <ContentFields
      key={place}
      {...props}
      name={typeof place === 'string' ? place : ''}
      node={inner}
      path={[...path, place]}
      label={called}
    />
  );
  switch (fieldKind(name, part)) {
    case 'hidden':
      return null;
    case 'switch':
      return (
        <Checkbox
          label={label}
          checked={part === true}
          disabled={isPending}
          onChange={({ target }) => set(target.checked)}
        />
      );
    case 'subject':
      return (
        <SelectField
          {...box}
          value={nodeText(part)}
          disabled={isPending}
          onChange={({ target }) => set(target.value)}
        >
          <ValueOptions values={CONTACT_SUBJECTS} />
        </SelectField>
      );
    case 'line':
      return (
        <TextField
          {...box}
          value={nodeText(part)}
          readOnly={isPending}
          onChange={({ target }) => set(toLineNode(path, target.value))}
        />
      );
    case 'number':
      return (
        <TextField
          {...box}
          inputMode="numeric"
          value={nodeText(part)}
          readOnly={isPending}
          onChange={({ target }) => set(toNumberNode(target.value))}
        />
      );
    case 'text':
      return <ProseField {...shared} value={nodeText(part)} onText={set} />;
    case 'prose':
      return (
        <ProseField
          {...shared}
          value={isTextList(part) ? joinParagraphs(part) : ''}
          onText={(text) => set(splitParagraphs(text))}
        />
      );
    case 'work':
      return (
        <ArtworkPicker
          label="Work"
          hint="By title"
          isMany={false}
          idOf={({ slug }) => slug}
          chosen={slug === '' ? [] : [{ id: slug, label: slug }]}
          error={shared.error}
          onChange={([work]) => set(work?.id ?? '')}
        />
      );
    case 'picture':
      return <PictureField {...shared} use={part} isRequired={path[1] === 'rooms'} onChange={set} />;
    case 'drawing':
      return (
        <OptionalGroupField {...shared} part={part} blank={emptyGroup(name)} onChange={set}>
          {(drawing) => <SvgField {...shared} drawing={drawing} faultAt={faultAt} onChange={set} />}
        </OptionalGroupField>
      );
    case 'film':
      return (
        <VideoField {...shared} film={part} faultAt={faultAt} onChange={set}>
          {isNodeGroup(part) && inside(part['poster'] ?? null, 'poster')}
        </VideoField>
      );
    case 'list':
      return (
        <ListField {...shared} shape={listSchema(name)} parts={part} onChange={set}>
          {inside}
        </ListField>
      );
    case 'fixed list':
      return (
        isNodeList(part) &&
        part.map((each, place) => inside(each, place, `${fieldLabel(listItemName(name))} ${place + 1}`))
      );
    case 'group':
      return (
        <OptionalGroupField {...shared} part={part} blank={emptyGroup(name)} onChange={set}>
          {(group) => Object.entries(group).map(([inner, value]) => inside(value, inner))}
        </OptionalGroupField>
      );
  }
}

interface ProseFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  isPending: boolean;
  onText: (text: string) => void;
}

/** Several lines. Empty lines that say nothing yet stay while someone types on. */
function ProseField({ label, value, error, isPending, onText }: ProseFieldProps) {
  const [typed, setTyped] = useState(value);
  const meansTheSame = joinParagraphs(splitParagraphs(typed)) === joinParagraphs(splitParagraphs(value));
  const shown = meansTheSame ? typed : value;
  return (
    <TextAreaField
      look="boxed"
      label={label}
      rows={rowsFor(shown)}
      value={shown}
      error={error}
      readOnly={isPending}
      onChange={({ target }) => {
        setTyped(target.value);
        onText(target.value);
      }}
    />
  );
}

/** Characters of a line on a wide window. */
const CHARACTERS_PER_LINE = 95;

/** As many lines as the text takes, and one more to type on; a very long one is scrolled. */
function rowsFor(text: string): number {
  const taken = text
    .split('\n')
    .reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / CHARACTERS_PER_LINE)), 0);
  return Math.min(taken + 1, 14);
}
