import { orderStatusColor } from './order-status';

test('a badge has the color of its status', () => {
  expect(orderStatusColor('pending')).toBe('yellow');
  expect(orderStatusColor('completed')).toBe('dark-green');
});
