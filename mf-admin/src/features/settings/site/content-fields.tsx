import { CONTACT_SUBJECTS } from '@gallery/domain';
import { Checkbox, SelectField, TextField } from '@gallery/ui';
import { DrawingPart } from './drawing-part';
import { FilmPart } from './film-part';
import { HangingWork } from './hanging-work';
import { ListPart } from './list-part';
import { MaybePart } from './maybe-part';
import { PicturePart } from './picture-part';
import { ProseField } from './prose-field';
import { isGroup, isList, isTexts, paragraphsIn, paragraphText, textOf, wordsOf } from './site-content';
import type { Part, Path } from './site-content';
import { blankOf, kindOf, lineAt, listShape, numberIn, oneOf } from './site-shape';

export interface ContentFieldsProps {
  name: string;
  part: Part;
  path: Path;
  /** What the part is called, where that is not its name: `Service 2`. */
  label?: string;
  /** The sentence at a part, by its path: `features.0.title`. */
  faultOf: (path: string) => string | undefined;
  isPending: boolean;
  onChange: (path: Path, part: Part) => void;
}

/** Fields for a part of a section, whatever it is made of: texts, paragraphs, pictures, films, lists. */
export function ContentFields(props: ContentFieldsProps) {
  const { name, part, path, faultOf, isPending, onChange, label = wordsOf(name) } = props;
  const at = path.join('.');
  const faultAt = (inner: string) => faultOf(`${at}.${inner}`);
  const set = (next: Part) => onChange(path, next);
  const shared = { label, error: faultOf(at), isPending };
  const box = { look: 'boxed' as const, label, error: shared.error };
  const inside = (inner: Part, place: string | number, called = wordsOf(String(place))) => (
    <ContentFields
      key={place}
      {...props}
      name={typeof place === 'string' ? place : ''}
      part={inner}
      path={[...path, place]}
      label={called}
    />
  );
  switch (kindOf(name, part)) {
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
          value={textOf(part)}
          disabled={isPending}
          onChange={({ target }) => set(target.value)}
        >
          {CONTACT_SUBJECTS.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </SelectField>
      );
    case 'line':
      return (
        <TextField
          {...box}
          value={textOf(part)}
          readOnly={isPending}
          onChange={({ target }) => set(lineAt(path, target.value))}
        />
      );
    case 'number':
      return (
        <TextField
          {...box}
          inputMode="numeric"
          value={textOf(part)}
          readOnly={isPending}
          onChange={({ target }) => set(numberIn(target.value))}
        />
      );
    case 'text':
      return <ProseField {...shared} value={textOf(part)} onText={set} />;
    case 'prose':
      return (
        <ProseField
          {...shared}
          value={isTexts(part) ? paragraphText(part) : ''}
          onText={(text) => set(paragraphsIn(text))}
        />
      );
    case 'work':
      return <HangingWork {...shared} slug={textOf(part)} onChange={set} />;
    case 'picture':
      return <PicturePart {...shared} use={part} isRequired={path[1] === 'rooms'} onChange={set} />;
    case 'drawing':
      return (
        <MaybePart {...shared} part={part} blank={blankOf(name)} onChange={set}>
          {(drawing) => <DrawingPart {...shared} drawing={drawing} faultAt={faultAt} onChange={set} />}
        </MaybePart>
      );
    case 'film':
      return (
        <FilmPart {...shared} film={part} faultAt={faultAt} onChange={set}>
          {isGroup(part) && inside(part['poster'] ?? null, 'poster')}
        </FilmPart>
      );
    case 'list':
      return (
        <ListPart {...shared} shape={listShape(name)} parts={part} onChange={set}>
          {inside}
        </ListPart>
      );
    case 'fixed list':
      return (
        isList(part) && part.map((each, place) => inside(each, place, `${wordsOf(oneOf(name))} ${place + 1}`))
      );
    case 'group':
      return (
        <MaybePart {...shared} part={part} blank={blankOf(name)} onChange={set}>
          {(group) => Object.entries(group).map(([inner, value]) => inside(value, inner))}
        </MaybePart>
      );
  }
}
