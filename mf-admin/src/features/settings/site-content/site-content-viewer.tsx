import type { Picture as PictureRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import type { ReactNode } from 'react';
import {
  isNodeGroup,
  isNodeList,
  isTextList,
  nodeText,
  fieldLabel,
  type ContentNode,
  type ContentSection,
} from './site-content';
import { useSitePictures } from './use-site-pictures';
import { fieldKind } from './site-content-schema';
import styles from './site-content.module.css';

export interface SiteContentViewerProps {
  content: ContentSection;
  /** What holds: parts that say the same are not read again. */
  now: ContentSection;
  /** Those that the content names, where the site names them no more. */
  pictures: readonly PictureRecord[];
}

/** What a version of a section says, to be read only. */
export function SiteContentViewer({ content, now, pictures }: SiteContentViewerProps) {
  return (
    <dl className={styles.reading}>
      {Object.entries(content).map(([name, part]) => (
        <ViewerField key={name} name={name}>
          {JSON.stringify(part) === JSON.stringify(now[name]) ? (
            <p className={styles.same}>As it is now</p>
          ) : (
            <NodeView name={name} part={part} pictures={pictures} />
          )}
        </ViewerField>
      ))}
    </dl>
  );
}

function ViewerField({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{fieldLabel(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface NodeViewProps {
  /** Empty for a part that has no other name than its place in a list. */
  name: string;
  part: ContentNode;
  pictures: readonly PictureRecord[];
}

function NodeView({ name, part, pictures }: NodeViewProps): ReactNode {
  if (part === null || (isNodeList(part) && part.length === 0)) return 'None';
  if (typeof part === 'boolean') return part ? 'Yes' : 'No';
  if (fieldKind(name, part) === 'picture') return <PictureView use={part} pictures={pictures} />;
  if (isTextList(part)) return withPositions(part).map(({ each, place }) => <p key={place}>{each}</p>);
  if (isNodeList(part))
    return (
      <ol className={styles.parts}>
        {withPositions(part).map(({ each, place }) => (
          <li key={place}>
            <NodeView name="" part={each} pictures={pictures} />
          </li>
        ))}
      </ol>
    );
  if (!isNodeGroup(part)) return nodeText(part);
  return (
    <dl className={styles.reading}>
      {Object.entries(part)
        .filter(([inner, value]) => fieldKind(inner, value) !== 'hidden')
        .map(([inner, value]) => (
          <ViewerField key={inner} name={inner}>
            <NodeView name={inner} part={value} pictures={pictures} />
          </ViewerField>
        ))}
    </dl>
  );
}

function PictureView({ use, pictures }: Omit<NodeViewProps, 'name' | 'part'> & { use: ContentNode }) {
  const { pictureOf } = useSitePictures();
  if (!isNodeGroup(use)) return 'None';
  const id = nodeText(use['mediaId']);
  const picture = pictures.find((each) => each.id === id) ?? pictureOf(id);
  const alt = nodeText(use['alt']);
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
const withPositions = <Each,>(parts: readonly Each[]) => parts.map((each, place) => ({ each, place }));
