import { Button, ErrorState, LoadingState } from '@gallery/ui';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview-frame.module.css';

interface PreviewFrameProps {
  title: string;
  /** The width of the window that is shown, in px. */
  width: number;
  children: ReactNode;
}

/**
 * A document in standards mode without a script: what it shows comes from this page, with its styles and its policy.
 */
const EMPTY_DOCUMENT = '<!doctype html><html lang="en"><head></head><body></body></html>';

/** Not in test environments without layout. */
const IS_LAID_OUT = 'ResizeObserver' in globalThis;

/** Content in a window of this width, scaled down to its place. Style sheets adapt to the window's width. */
export function PreviewFrame(props: PreviewFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <Frame key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Frame({ title, width, children, onRetry }: PreviewFrameProps & { onRetry: () => void }) {
  const [shown, setShown] = useState<Document | null>(null);
  const stage = useStyles(shown);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const room = useSize(place)?.width ?? width;
  const height = useSize(content)?.height ?? 0;
  const scale = Math.min(1, room / width);
  return (
    <div ref={setPlace} className={styles.place} style={{ minHeight: height * scale }}>
      {stage === 'loading' && <LoadingState>Loading preview...</LoadingState>}
      {stage === 'failed' && (
        <ErrorState
          action={
            <Button size="dense" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          The preview could not be loaded.
        </ErrorState>
      )}
      <iframe
        title={title}
        srcDoc={EMPTY_DOCUMENT}
        className={styles.frame}
        data-ready={stage === 'ready' || undefined}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => setShown(currentTarget.contentDocument)}
      />
      {shown && createPortal(<div ref={setContent}>{children}</div>, shown.body)}
    </div>
  );
}

/** Gives the document the style sheets of this one, also those that come later. */
function useStyles(shown: Document | null): 'loading' | 'ready' | 'failed' {
  const [stage, setStage] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (!shown) return undefined;
    const copied = new Set<Element>();
    const copy = async () => {
      const sheets = [...document.head.querySelectorAll('link[rel="stylesheet"], style')];
      await Promise.all(
        sheets
          .filter((sheet) => !copied.has(sheet))
          .map((sheet) => {
            copied.add(sheet);
            return appendSheet(shown, sheet);
          }),
      );
    };
    const copyAll = () =>
      void copy().then(
        () => setStage('ready'),
        () => setStage('failed'),
      );
    copyAll();
    const changes = new MutationObserver(copyAll);
    changes.observe(document.head, { childList: true });
    return () => changes.disconnect();
  }, [shown]);
  return stage;
}

function appendSheet(shown: Document, sheet: Element): Promise<void> {
  const copy = shown.importNode(sheet, true);
  if (!(sheet instanceof HTMLLinkElement)) {
    shown.head.append(copy);
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => reject(new Error('A style sheet could not be loaded.')));
    shown.head.append(copy);
  });
}

/** The element's size in px, kept up to date; null until it is known. */
function useSize(element: HTMLElement | null): { width: number; height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    if (!element || !IS_LAID_OUT) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.offsetWidth, height: element.offsetHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
