import { useEffect, useRef, type ReactNode } from 'react';
import { fieldLabel, isNodeGroup, isNodeList, isTextList, type ContentNode } from './site-content';
import { fieldKind } from './site-content-schema';
import styles from './site-content.module.css';

interface CollapsibleFieldProps {
  name: string;
  node: ContentNode;
  /** Its fields. */
  children: ReactNode;
}

/** A part of a section that is more than one field: folded, so that the page is as long as its parts are many. */
export function CollapsibleField({ name, node, children }: CollapsibleFieldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Nobody looks for an error behind a fold.
    if (fold.current?.querySelector('[aria-invalid], [role="alert"]')) fold.current.open = true;
  });
  if (!isFolded(name, node)) return children;
  return (
    <details ref={fold} className={styles.fold}>
      <summary className={styles.summary}>
        {fieldLabel(name)}
        {isNodeList(node) && <span className={styles.count}>{node.length}</span>}
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}

const isFolded = (name: string, node: ContentNode): boolean =>
  fieldKind(name, node) !== 'hidden' && !isTextList(node) && (isNodeGroup(node) || isNodeList(node));
