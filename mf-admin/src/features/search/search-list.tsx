import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'react-router';
import type { SearchGroup, SearchOption } from './search-results';
import styles from './search.module.css';

/** Identifies a line; the same page may be in two groups. */
export const optionKey = ({ label }: SearchGroup, { to }: SearchOption): string => `${label}:${to}`;

interface SearchListProps {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  groups: readonly SearchGroup[];
  /** Key of the line that Enter opens. */
  active: string | null;
  onActive: (key: string) => void;
  onOpen: (group: SearchGroup, option: SearchOption) => void;
}

/** The lines to choose from: links that the field's arrows move through, so that each opens in a new tab as well. */
export function SearchList({ ref, id, groups, active, onActive, onOpen }: SearchListProps) {
  return (
    <div ref={ref} id={id} {...LISTBOX} aria-label="Results">
      {groups.map((group) => (
        <div key={group.label} {...GROUP} aria-labelledby={`${id}-${group.label}`}>
          <p id={`${id}-${group.label}`} className={styles.group}>
            {group.label}
          </p>
          {group.options.map((option) => {
            const key = optionKey(group, option);
            return (
              <Option
                key={key}
                id={`${id}-${key}`}
                option={option}
                isActive={key === active}
                onActive={() => onActive(key)}
                onOpen={() => onOpen(group, option)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The parts of the field's combobox: no HTML element lists links in groups. */
const LISTBOX = { role: 'listbox' } as const;
const GROUP = { role: 'group' } as const;
const OPTION = { role: 'option', tabIndex: -1 } as const;

interface OptionProps {
  id: string;
  option: SearchOption;
  isActive: boolean;
  onActive: () => void;
  onOpen: () => void;
}

function Option({ id, option: { to, label, detail }, isActive, onActive, onOpen }: OptionProps) {
  const line = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Link
      ref={line}
      id={id}
      {...OPTION}
      aria-selected={isActive}
      to={to}
      className={styles.option}
      onPointerMove={onActive}
      onClick={onOpen}
    >
      <span className={styles.label}>{label}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </Link>
  );
}
