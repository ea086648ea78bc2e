import { Tabs as Radix } from 'radix-ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './tabs.module.css';

/** One tab and its content. */
export interface TabItem {
  /** The tab's name in code and, if the page wants it, in the address. */
  key: string;
  /** Label: `Live`, `Sign In`. */
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Label of the list for assistive technology: `Live events`. */
  label: string;
  tabs: readonly TabItem[];
  /** Key of the selected tab. */
  selected: string;
  onSelect: (key: string) => void;
}

/** Tabs over a hairline, the selected one underlined; arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // A tab named by the address may be outside a phone's screen.
  useLayoutEffect(() => {
    const words = list.current;
    const word = words?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!words || !word) return;
    const end = word.offsetLeft + word.offsetWidth;
    if (end > words.scrollLeft + words.clientWidth) words.scrollLeft = end - words.clientWidth;
    else if (word.offsetLeft < words.scrollLeft) words.scrollLeft = word.offsetLeft;
  }, [selected]);

  return (
    <Radix.Root value={selected} onValueChange={onSelect}>
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map(({ key, label: word, isDisabled }) => (
          <Radix.Trigger key={key} value={key} disabled={isDisabled} className={styles.tab}>
            {word}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ key, content }) => (
        <Radix.Content key={key} value={key} className={styles.panel}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
