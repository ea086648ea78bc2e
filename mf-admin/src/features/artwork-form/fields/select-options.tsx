/** Options whose label is their value. */
export function SelectOptions({ words }: { words: readonly string[] }) {
  return words.map((label) => (
    <option key={label} value={label}>
      {label}
    </option>
  ));
}
