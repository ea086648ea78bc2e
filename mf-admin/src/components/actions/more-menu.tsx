import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './more-menu.module.css';
import { TextButton } from './text-button';

export interface MoreMenuProps {
  /** Whose menu it is, for assistive technology: `Inside Voice`. */
  of: string;
  /** The actions, each an `<li>`. They stay mounted while the menu is closed, so that one can open a dialog. */
  children: ReactNode;
}

/** Further actions of a row, behind one button. It is a disclosure: Tab reaches its actions. */
export function MoreMenu({ of, children }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const listId = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (takesFocus: boolean) => {
      setOpen(false);
      // A dialog that an action opens gives the focus back to where it was.
      if (takesFocus) box.current?.querySelector('button')?.focus();
    };
    const isInside = ({ target }: Event) => target instanceof Node && box.current?.contains(target) === true;
    const isAction = ({ target }: Event) =>
      target instanceof Element &&
      target.closest('ul')?.id === listId &&
      target.closest('a, button') !== null;
    const onClick = (event: Event) => {
      if (isAction(event)) close(true);
    };
    const onLeave = (event: Event) => {
      if (!isInside(event)) close(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close(true);
    };
    document.addEventListener('click', onClick, true);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, listId]);
  return (
    <span ref={box} className={styles.box}>
      <TextButton
        aria-label={`More, ${of}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        More
      </TextButton>
      <ul id={listId} className={styles.list} aria-label={`More, ${of}`} hidden={!isOpen}>
        {children}
      </ul>
    </span>
  );
}
