import { salesFile } from './sales-file';

const work = {
  title: 'Inside Voice Two',
  series: 'FLORALS',
  price: 4_000,
  description: 'A rose.',
  availability: 'available' as const,
  orientation: 'square' as const,
};

test('the sales file is named from the title with underscores and holds six facts (A31)', () => {
  const { name, text } = salesFile(work);
  expect(name).toBe('Inside_Voice_Two_sales_info.json');
  expect(JSON.parse(text)).toEqual({
    title: 'Inside Voice Two',
    series: 'FLORALS',
    price: '$4,000',
    description: 'A rose.',
    availability: 'available',
    orientation: 'square',
  });
});

test('what is missing has its words (A31)', () => {
  const { text } = salesFile({ ...work, series: '', description: ' ', price: null });
  expect(JSON.parse(text)).toMatchObject({
    series: 'N/A',
    description: 'No description available',
    price: 'Price on inquiry',
  });
});
