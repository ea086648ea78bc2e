/** 'Print 3 of 9', 'Prints 3 and 4 of 9'; null before the payment assigns the numbers. */
export function editionNumbersLabel(numbers: readonly number[], total: number): string | null {
  if (numbers.length === 0) return null;
  const listed = new Intl.ListFormat('en', { type: 'conjunction' }).format(numbers.map(String));
  return `${numbers.length === 1 ? 'Print' : 'Prints'} ${listed} of ${total}`;
}
