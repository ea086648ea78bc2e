import type { Picture as PictureRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import type { ReactNode } from 'react';
import { isGroup, isList, isTexts, textOf, wordsOf, type Part, type Section } from './site-content';
import { useSitePictures } from './site-pictures';
import { kindOf } from './site-shape';
import styles from './site.module.css';

export interface SiteReadingProps {
  content: Section;
  /** What holds: parts that say the same are not read again. */
  now: Section;
  /** Those that the content names, where the site names them no more. */
  pictures: readonly PictureRecord[];
}

/** What a version of a section says, to be read only. */
export function SiteReading({ content, now, pictures }: SiteReadingProps) {
  return (
    <dl className={styles.reading}>
      {Object.entries(content).map(([name, part]) => (
        <Entry key={name} name={name}>
          {JSON.stringify(part) === JSON.stringify(now[name]) ? (
            <p className={styles.same}>As it is now</p>
          ) : (
            <PartReading name={name} part={part} pictures={pictures} />
          )}
        </Entry>
      ))}
    </dl>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{wordsOf(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface PartReadingProps {
  /** Empty for a part that has no other name than its place in a list. */
  name: string;
  part: Part;
  pictures: readonly PictureRecord[];
}

function PartReading({ name, part, pictures }: PartReadingProps): ReactNode {
  if (part === null || (isList(part) && part.length === 0)) return 'None';
  if (typeof part === 'boolean') return part ? 'Yes' : 'No';
  if (kindOf(name, part) === 'picture') return <PictureReading use={part} pictures={pictures} />;
  if (isTexts(part)) return placed(part).map(({ each, place }) => <p key={place}>{each}</p>);
  if (isList(part))
    return (
      <ol className={styles.parts}>
        {placed(part).map(({ each, place }) => (
          <li key={place}>
            <PartReading name="" part={each} pictures={pictures} />
          </li>
        ))}
      </ol>
    );
  if (!isGroup(part)) return textOf(part);
  return (
    <dl className={styles.reading}>
      {Object.entries(part)
        .filter(([inner, value]) => kindOf(inner, value) !== 'hidden')
        .map(([inner, value]) => (
          <Entry key={inner} name={inner}>
            <PartReading name={inner} part={value} pictures={pictures} />
          </Entry>
        ))}
    </dl>
  );
}

function PictureReading({ use, pictures }: Omit<PartReadingProps, 'name' | 'part'> & { use: Part }) {
  const { pictureOf } = useSitePictures();
  if (!isGroup(use)) return 'None';
  const id = textOf(use['mediaId']);
  const picture = pictures.find((each) => each.id === id) ?? pictureOf(id);
  const alt = textOf(use['alt']);
  return (
    <>
      {picture && (
        <div className={styles.thumb}>
          <Picture picture={picture} sizes="10rem" alt={alt} />
        </div>
      )}
      {alt}
    </>
  );
}

/** A part of a list has no other name than its place. */
const placed = <Each,>(parts: readonly Each[]) => parts.map((each, place) => ({ each, place }));
