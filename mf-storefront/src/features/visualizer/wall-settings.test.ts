import { parseWallSettings, serializeWallSettings } from './wall-settings';

const read = (query: string) => parseWallSettings(new URLSearchParams(query));

test('a link without choices shows a plaster wall from 12 feet, the work where the gallery hangs it', () => {
  expect(read('')).toMatchObject({ color: '#e6dfd1', feet: 12, seat: 'bench', center: null });
});

test('a link brings back every choice that was written into it', () => {
  const choices = {
    work: 'inside-voice',
    size: '20x20',
    frame: 'Natural Wood',
    color: '#a1b2c3',
    feet: 8,
    seat: 'sofa',
    hasChair: true,
    ceiling: 8,
    center: { x: -12, y: 64 },
  } as const;
  expect(parseWallSettings(serializeWallSettings(new URLSearchParams(), choices))).toEqual(choices);
});

test('what is as usual stays out of the link, what others have put there stays in', () => {
  const fallback = { ...read('work=shallows'), feet: 12 };
  expect(serializeWallSettings(new URLSearchParams('ref=ann&feet=6'), fallback).toString()).toBe(
    'ref=ann&work=shallows',
  );
});

test.each([
  ['wall=red', { color: '#e6dfd1' }],
  ['wall=NIGHT', { color: '#26303a' }],
  ['wall=zzzzzz', { color: '#e6dfd1' }],
  ['feet=900', { feet: 20 }],
  ['feet=near', { feet: 12 }],
  ['seat=throne&ceiling=77', { seat: 'bench', ceiling: 9 }],
  ['x=NaN&y=1e99', { center: { x: 0, y: 500 } }],
])('%s in a link harms nothing', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});
