import { editionName, editionsLabel, frameLabels, type OfferedEdition } from './edition-labels';

const anEdition = (of: Partial<OfferedEdition> = {}): OfferedEdition => ({
  kind: 'framed',
  label: null,
  size: '30x20',
  total: 9,
  frameSize: '42x32',
  frameColor: 'Black',
  frameStyles: ['Black'],
  customFrame: null,
  ...of,
});

const mini = anEdition({ size: '7x5', kind: 'mini', frameSize: null, total: 100, frameStyles: ['Unframed'] });

test('a special edition has its own name before its size (A45)', () => {
  const special = anEdition({ kind: 'special', label: 'Museum edition' });
  expect(editionName(special)).toBe('Museum edition, 30 × 20 in');
  // A custom size's letter is the form's.
  expect(editionName({ ...special, kind: 'custom', label: 'A' })).toBe('30 × 20 in');
});

test('a custom frame has its description (A39, A68)', () => {
  const own = anEdition({ frameColor: 'Custom', frameStyles: ['Custom', 'Black'], customFrame: 'Oak' });
  expect([frameLabels(own).style, frameLabels(own, 'Black').style]).toEqual(['Custom: Oak', 'Black']);
});

test('the label has both kinds of editions (S89)', () => {
  expect(editionsLabel([mini, anEdition()])).toBe('Edition 1 of 9, minis 1 of 100');
  expect(editionsLabel([anEdition()])).toBe('Edition 1 of 9');
  expect(editionsLabel([mini])).toBe('Edition 1 of 100');
});

test('the frame column has size and style, or says there is no frame', () => {
  expect(frameLabels(mini)).toEqual({ size: 'Unframed', style: 'Mini' });
  expect(frameLabels(anEdition({ frameSize: '42x32', frameStyles: ['Black', 'Gold', 'Silver'] }))).toEqual({
    size: '42 × 32 in',
    style: 'Black',
  });
});

test('the frame column follows the selected style if the edition has it', () => {
  const framed = anEdition({ frameSize: '42x32', frameStyles: ['Black', 'Gold'] });
  expect(frameLabels(framed, 'Gold').style).toBe('Gold');
  expect(frameLabels(framed, 'Silver').style).toBe('Black');
});
