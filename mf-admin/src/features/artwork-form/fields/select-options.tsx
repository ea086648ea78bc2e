/** Words of a select that stand for themselves. */
export function SelectOptions({ words }: { words: readonly string[] }) {
  return words.map((label) => (
    <option key={label} value={label}>
      {label}
    </option>
  ));
}
