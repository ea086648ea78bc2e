import { validationMessage } from './validation.pipe';

const sentence = (rule: string, message: string, value: unknown = 'x') =>
  validationMessage({ property: 'amount', value, constraints: { [rule]: message } });

test.each([
  ['max', 'amount must not be greater than 999999.99', 'Enter 999,999.99 or less.'],
  ['min', 'amount must not be less than 0.5', 'Enter 0.5 or more.'],
  ['isInt', 'amount must be an integer number', 'Enter a whole number.'],
  ['maxLength', 'note must be shorter than or equal to 2000 characters', 'Use 2,000 characters or fewer.'],
  ['isIn', 'state must be one of the following values: a, b', 'Choose one of the options.'],
  ['arrayMaxSize', 'lines must contain no more than 20 elements', 'Choose 20 or fewer.'],
  ['isNotEmpty', 'each value in tags should not be empty', 'Please fill this in.'],
])('the rejection of %s, %j, reads %j', (rule, message, words) => {
  expect(sentence(rule, message)).toBe(words);
});

test('a missing value is requested', () => {
  expect(sentence('isString', 'name must be a string', null)).toBe('Please fill this in.');
});

test('a rule’s own message is kept', () => {
  expect(sentence('max', 'Enter 1 to 90 days.')).toBe('Enter 1 to 90 days.');
});

test('an error in a nested object has no message of its own', () => {
  expect(validationMessage({ property: 'items', children: [] })).toBeNull();
});
