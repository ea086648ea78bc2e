import { checkoutsLabel, estimateLabel, positionLabel, timeLeftLabel } from './waiting-room-labels';

test.each([
  [1, 'You are 1st in line.'],
  [2, 'You are 2nd in line.'],
  [3, 'You are 3rd in line.'],
  [11, 'You are 11th in line.'],
  [14, 'You are 14th in line.'],
  [122, 'You are 122nd in line.'],
])('position %s', (position, label) => expect(positionLabel(position)).toBe(label));

test('the estimate promises nothing', () => {
  expect(estimateLabel({ estimateMinutes: 2 })).toBe(
    'If no one ahead of you pays, the wait is about 2 minutes.',
  );
  expect(estimateLabel({ estimateMinutes: 1 })).toMatch(/about a minute\.$/);
  expect(estimateLabel({ estimateMinutes: null })).toMatch(/you may not get one/);
});

test('one print and several', () => {
  expect([1, 9].map(checkoutsLabel)).toEqual([
    'One print is in checkout now.',
    '9 prints are in checkout now.',
  ]);
});

test('the time left stops at zero', () => {
  expect([180, 65, 4.2, -3].map(timeLeftLabel)).toEqual(['3:00', '1:05', '0:05', '0:00']);
});
