import { Checkbox, TextField } from '@gallery/ui';
import { isList, isTexts, paragraphsIn, paragraphText, wordsOf, type Part, type Path } from './site-content';
import { ProseField } from './prose-field';
import { PicturePart, type PictureUse } from './picture-part';
import styles from './site.module.css';

export interface ContentFieldsProps {
  name: string;
  part: Part;
  path: Path;
  /** The sentence at a part, by its path: `features.0.title`. */
  faultOf: (path: string) => string | undefined;
  isPending: boolean;
  onChange: (path: Path, part: Part) => void;
}

/** What names files and places of the program, which words cannot change. */
const FIXED = ['key', 'sources', 'seconds', 'signature', 'sponsors', 'works'];
/** From so many characters on a text gets several lines. */
const LONG = 80;

/** Fields for a part of a section, whatever it is made of: texts, paragraphs, pictures, lists. */
export function ContentFields(props: ContentFieldsProps) {
  const { name, part, path, faultOf, isPending, onChange } = props;
  if (part === null || typeof part === 'number' || FIXED.includes(name)) return null;
  const error = faultOf(path.join('.'));
  const label =
    typeof path.at(-1) === 'number' ? `${wordsOf(name)} ${Number(path.at(-1)) + 1}` : wordsOf(name);
  if (typeof part === 'boolean')
    return (
      <Checkbox
        label={label}
        checked={part}
        disabled={isPending}
        onChange={({ target }) => onChange(path, target.checked)}
      />
    );
  if (typeof part === 'string' || isTexts(part)) {
    const text = typeof part === 'string' ? part : paragraphText(part);
    const shared = { label, value: text, error, isReadOnly: isPending };
    if (typeof part !== 'string')
      return <ProseField {...shared} onText={(next) => onChange(path, paragraphsIn(next))} />;
    return text.length < LONG ? (
      <TextField
        look="boxed"
        label={label}
        value={text}
        error={error}
        readOnly={isPending}
        onChange={({ target }) => onChange(path, target.value)}
      />
    ) : (
      <ProseField {...shared} onText={(next) => onChange(path, next)} />
    );
  }
  if (isList(part))
    return part.map((each, place) => (
      <ContentFields
        key={`${name} ${path.join('.')} ${place + 1}`}
        {...props}
        part={each}
        path={[...path, place]}
      />
    ));
  if (isPicture(part))
    return (
      <PicturePart label={label} use={part} isPending={isPending} onChange={(use) => onChange(path, use)} />
    );
  return (
    <fieldset className={styles.group} aria-label={label}>
      <p className={styles.word}>{label}</p>
      {Object.entries(part).map(([inner, value]) => (
        <ContentFields key={inner} {...props} name={inner} part={value} path={[...path, inner]} />
      ))}
    </fieldset>
  );
}

const isPicture = (part: { readonly [name: string]: Part }): part is PictureUse =>
  typeof part['mediaId'] === 'string' && typeof part['alt'] === 'string';
