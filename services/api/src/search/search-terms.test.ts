import { searchTerms } from './search-terms';

const terms = (text: string) => searchTerms(text, 'TF');

test('ignores spaces around and within the text', () => {
  expect(terms('  Inside   Voice ').text).toBe('Inside Voice');
});

describe('prints', () => {
  test.each([
    ['Inside Voice 20 3', '20', 3],
    ['Inside Voice 30x20 3', '30x20', 3],
    ['Inside Voice 30 × 20 in 3', '30x20', 3],
    ['Inside Voice 30X20" no. 3', '30x20', 3],
    ['Inside Voice 8.5x11 no 3 of 9', '8.5x11', 3],
    ['Inside Voice 3', null, 3],
    ['Inside Voice #3', null, 3],
    ['Inside Voice 3/9', null, 3],
    ['Inside Voice 3 of 9', null, 3],
    ['Inside Voice 30 x 20', '30x20', null],
  ])('%s', (text, size, editionNumber) => {
    expect(terms(text)).toMatchObject({
      titleWords: ['Inside', 'Voice'],
      print: { size, editionNumber },
    });
  });

  test.each(['Inside Voice', '1984', '3', 'Studio54', '2024 in Dallas', 'Rose 1984'])('none: %s', (text) => {
    expect(terms(text)).toMatchObject({ print: null, titleWords: text.split(' ') });
  });

  test('a long text counts as its first six words', () => {
    expect(terms('one two three four five six seven').titleWords).toHaveLength(6);
  });
});

describe('email addresses', () => {
  test.each([
    ['jane@', 'jane@'],
    ['Jane.Doe@Example.com', 'jane.doe@example.com'],
    ['jane', 'jane'],
    ['jane doe', null],
    ['@example.com', null],
  ])('%s', (text, email) => {
    expect(terms(text).email).toBe(email);
  });
});

describe('order numbers', () => {
  test.each([
    ['#1042', 'TF-1042'],
    ['#10', 'TF-10'],
    ['TF-7', 'TF-7'],
    ['TF-7K3M-Q9XD', 'TF-7K3M-Q9XD'],
    ['tf7k3mq9xd', 'TF-7K3M-Q9XD'],
    ['7k3m q9', 'TF-7K3M-Q9'],
    ['TF–OIL7', 'TF-0117'],
    ['#TF-7K', 'TF-7K'],
  ])('%s', (text, number) => {
    expect(terms(text).orderNumber).toBe(number);
  });

  test.each(['7k3', 'tf', '#', 'aunt', '7K3M-Q9XD-04', 'jane@'])('none: %s', (text) => {
    expect(terms(text).orderNumber).toBeNull();
  });
});

describe('parts of order numbers', () => {
  test.each([
    ['MQ9', 'MQ9'],
    ['m-q9x', 'MQ9X'],
    ['k3m q9', 'K3MQ9'],
    ['OI7', '017'],
  ])('%s', (text, part) => {
    expect(terms(text).orderPart).toBe(part);
  });

  test.each(['Q9', 'rose', 'Anna', '7K3M-Q9XD-0', 'jane@3', 'ÄB3'])('none: %s', (text) => {
    expect(terms(text).orderPart).toBeNull();
  });
});

describe('certificates', () => {
  test.each([
    ['COA-7K3M-Q9XD-04TB', 'COA-7K3M-Q9XD-04TB'],
    ['coa 7k3mq', 'COA-7K3M-Q'],
    ['COA-7', 'COA-7'],
    ['7K3M-Q9XD-04', 'COA-7K3M-Q9XD-04'],
  ])('%s', (text, coaId) => {
    expect(terms(text).coaId).toBe(coaId);
  });

  test.each(['7k3', 'coa', 'COA-7K3M-Q9XD-04TB-1', 'COA-____'])('none: %s', (text) => {
    expect(terms(text).coaId).toBeNull();
  });
});

describe('payments', () => {
  test.each(['pi_3QabcDEF', 'cs_test_a1B2c3', '01900000-0000-7000-8000-000000000001'])('%s', (text) => {
    expect(terms(text).paymentId).toBe(text);
  });

  test.each(['pi_', '3QabcDEF', '01900000'])('none: %s', (text) => {
    expect(terms(text).paymentId).toBeNull();
  });
});
