import { useId, useState, type ReactNode } from 'react';
import { TextButton } from '../actions/text-button';
import { layoutBars, barsPerLabel } from './bar-layout';
import styles from './bar-chart.module.css';
import { PageSection } from '../page/page-section';

/** One bar, and its row of the table. */
export interface ChartBar {
  /** Unique among the bars. */
  key: string;
  /** The row's name: `March 2026`. */
  name: string;
  /** Beneath the bar: `Mar`. */
  tick: string;
  value: number;
  /** The part of the value drawn in ink over the rest. */
  part?: number;
  /** After the row's name. */
  cells: readonly string[];
}

export interface BarChartProps {
  title: string;
  /** Oldest first. */
  bars: readonly ChartBar[];
  /** Table headings, that of the names first. */
  heads: readonly string[];
  /** The highest value as written beside its line. */
  format: (value: number) => string;
  /** The chart summed up in a sentence. */
  caption: ReactNode;
  /** In place of the bars when all of them are zero. */
  none: string;
  /** Further buttons in the footer, beside the one that shows the figures. */
  actions?: ReactNode;
  /** The bars show the previous range; the new ones are loading. */
  isBusy?: boolean;
}

/** Labels that have room beneath the bars. */
const MAX_LABELS = 12;
/** Up to this many, every second one has room on a phone. */
const MAX_LABELS_PHONE = 7;

/** A part of a page with values over time as bars, and the same as a table for people who read or hear figures. */
export function BarChart({
  title,
  bars,
  heads,
  format,
  caption,
  none,
  actions,
  isBusy = false,
}: BarChartProps) {
  const [isTable, setTable] = useState(false);
  const tableId = useId();
  return (
    <PageSection title={title}>
      {bars.every(({ value }) => value === 0) ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <figure className={styles.chart} aria-busy={isBusy}>
          <Plot bars={bars} format={format} />
          <figcaption className={styles.caption}>{caption}</figcaption>
        </figure>
      )}
      <div className={styles.words}>
        <TextButton aria-expanded={isTable} aria-controls={tableId} onClick={() => setTable(!isTable)}>
          {isTable ? 'Hide table' : 'Show table'}
        </TextButton>
        {actions}
      </div>
      <div id={tableId} hidden={!isTable}>
        <DataTable label={title} bars={bars} heads={heads} />
      </div>
    </PageSection>
  );
}

/** Visual only: the caption says it in words, the table in figures. */
function Plot({ bars, format }: Pick<BarChartProps, 'bars' | 'format'>) {
  const highest = Math.max(...bars.map(({ value }) => value));
  const wholes = layoutBars(
    bars.map(({ value }) => value),
    highest,
  );
  const parts = layoutBars(
    bars.map(({ part = 0 }) => part),
    highest,
  );
  const hasParts = bars.some(({ part }) => part !== undefined);
  const span = barsPerLabel(bars.length, MAX_LABELS);
  // A label without room would extend beyond the page.
  const words = bars.filter((_, index) => index % span === 0 && index + span <= bars.length);
  return (
    <div className={styles.drawing} aria-hidden="true">
      <p className={styles.scale}>{format(highest)}</p>
      <svg className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none">
        {bars.map(({ key, name, cells }, index) => (
          <g key={key}>
            <title>{[name, ...cells].join(' · ')}</title>
            <rect
              className={styles.place}
              x={(100 / bars.length) * index}
              width={100 / bars.length}
              height="100"
            />
            <rect className={hasParts ? styles.whole : styles.bar} {...wholes[index]} />
            <rect className={styles.bar} {...parts[index]} />
          </g>
        ))}
      </svg>
      <ol
        className={styles.ticks}
        data-spread={span > 1 || undefined}
        data-few={words.length <= MAX_LABELS_PHONE || undefined}
        style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }}
      >
        {words.map(({ key, tick }) => (
          <li key={key} style={{ gridColumnEnd: `span ${span}` }}>
            {tick}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The latest at the top. */
function DataTable({ label, bars, heads }: { label: string } & Pick<BarChartProps, 'bars' | 'heads'>) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={heads[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
