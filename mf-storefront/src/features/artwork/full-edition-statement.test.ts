import { anEditionOption } from '@gallery/testing';
import { fullEditionStatement } from './full-edition-statement';

const edition = (size: string, total: number) => anEditionOption({ size, total });

test('the edition statement tells every size, the sum, the proofs and the policy (G22)', () => {
  const artwork = {
    editionOptions: [edition('7x7', 100), edition('20x20', 9), edition('30x30', 9), edition('40x40', 9)],
    artistProofs: 2,
  };
  expect(fullEditionStatement(artwork, 'No more are made.')).toBe(
    "100 prints of 7 × 7 in; 9 prints each of 20 × 20 in, 30 × 30 in and 40 × 40 in: 127 prints in all, numbered, and 2 artist's proofs. No more are made.",
  );
});

test('a single size needs no sum', () => {
  const artwork = { editionOptions: [edition('20x20', 9)], artistProofs: 0 };
  expect(fullEditionStatement(artwork, '')).toBe("9 prints of 20 × 20 in, numbered, and no artist's proofs.");
});
