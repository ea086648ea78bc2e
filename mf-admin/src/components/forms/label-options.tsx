/** The options of a select: the label of each value. */
export function LabelOptions({ labels }: { labels: Readonly<Record<string, string>> }) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

export interface ValueOptionsProps<Value extends string> {
  values: readonly Value[];
  /** Default: the value itself. */
  labelOf?: (value: Value) => string;
}

/** The same for values that are labeled by a rule, or need no label. */
export function ValueOptions<Value extends string>({
  values,
  labelOf = (value) => value,
}: ValueOptionsProps<Value>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {labelOf(value)}
    </option>
  ));
}
