import { siteSectionVersionsQuery } from '@gallery/api-client';
import type { Picture as PictureRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { VersionHistory } from '../version-history';
import {
  toContentSection,
  type ContentSection,
  isNodeGroup,
  isNodeList,
  isTextList,
  nodeText,
  fieldLabel,
  type ContentNode,
} from './site-content';
import { useSitePictures } from './use-site-pictures';
import { SiteContentPreview } from './site-content-preview';
import styles from './site-content.module.css';
import { fieldKind } from './site-content-schema';

interface SiteContentVersionsProps {
  section: string;
  /** The version in effect: the list is of those before it. */
  version: number;
  /** The content of that version. */
  now: ContentSection;
  isDisabled: boolean;
  /** Puts a version into the form; it takes effect once it is saved. */
  onTake: (content: ContentSection) => void;
}

/** What a section was before: by whom, since when, and what it said. Loaded on request. */
export function SiteContentVersions({ section, version, now, isDisabled, onTake }: SiteContentVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...siteSectionVersionsQuery(section, version), enabled: isOpen });
  const { add } = useSitePictures();
  const earlier = data?.versions.filter((each) => each.version !== version);
  const pictures = data?.pictures ?? [];
  return (
    <section aria-label={`Versions of ${section}`} aria-busy={isOpen && !data && !error}>
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Earlier versions
      </TextButton>
      {isOpen && <ErrorNotice title="The versions could not be loaded." failure={error} />}
      {isOpen && earlier?.length === 0 && <p className={styles.none}>No earlier versions yet.</p>}
      {isOpen && earlier && earlier.length > 0 && (
        <VersionHistory
          versions={earlier}
          restoreLabel="Use this version"
          isDisabled={isDisabled}
          onRestore={({ content }) => {
            add(pictures);
            onTake(toContentSection(content));
          }}
        >
          {({ version: number, content }) => (
            <>
              <SiteContentViewer content={toContentSection(content)} now={now} pictures={pictures} />
              <VersionPreview key={number} section={section} version={number} content={content} />
            </>
          )}
        </VersionHistory>
      )}
    </section>
  );
}

/** A version on its page: it never changes, so that its preview stays valid. */
function VersionPreview({
  section,
  version,
  content,
}: {
  section: string;
  version: number;
  content: object;
}) {
  const [kept] = useState(() => toContentSection(content));
  return (
    <SiteContentPreview
      section={section}
      label={`Preview version ${version}`}
      content={kept}
      isDisabled={false}
    />
  );
}

interface SiteContentViewerProps {
  content: ContentSection;
  /** The content in effect: parts that say the same need not be read again. */
  now: ContentSection;
  /** Pictures that the content names and the site no longer does. */
  pictures: readonly PictureRecord[];
}

/** What a version of a section says, to be read only. */
function SiteContentViewer({ content, now, pictures }: SiteContentViewerProps) {
  return (
    <dl className={styles.reading}>
      {Object.entries(content).map(([name, part]) => (
        <ViewerField key={name} name={name}>
          {JSON.stringify(part) === JSON.stringify(now[name]) ? (
            <p className={styles.same}>Current</p>
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

/** A part's place in a list is its only name. */
const withPositions = <Each,>(parts: readonly Each[]) => parts.map((each, place) => ({ each, place }));
