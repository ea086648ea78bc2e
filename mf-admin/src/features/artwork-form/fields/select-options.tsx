/** Words of a select that stand for themselves. */
export function SelectOptions({ words }: { words: readonly string[] }) {
  return words.map((word) => (
    <option key={word} value={word}>
      {word}
    </option>
  ));
}
