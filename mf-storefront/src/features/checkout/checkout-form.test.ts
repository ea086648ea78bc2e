import {
  canSubmit,
  emptyForm,
  validateCheckoutForm,
  hasStateList,
  orderAddresses,
  prefillFromCollector,
  withSameAsBilling,
  zipHint,
} from './checkout-form';

const elena = {
  fullName: 'Elena Marsh',
  email: 'elena@marsh.example',
  phone: '+1 214 555 0142',
  street: '118 Larkspur Lane',
  city: 'Dallas',
  state: 'TX',
  zip: '75226',
  country: 'United States',
};

test('the country starts as United States, and shipping follows billing (S152)', () => {
  expect(emptyForm.billing.country).toBe('United States');
  expect(emptyForm.sameAsBilling).toBe(true);
});

test('a collector need not type name and email again', () => {
  const nora = { firstName: 'Nora', lastName: '', email: 'nora@lindqvist.example' };
  expect(prefillFromCollector(emptyForm, nora).billing).toMatchObject({
    fullName: 'Nora',
    email: nora.email,
    street: '',
  });
});

test('what the buyer has typed stands above the account', () => {
  const form = { ...emptyForm, billing: { ...emptyForm.billing, email: 'elena@marsh.example' } };
  expect(
    prefillFromCollector(form, { firstName: 'Nora', lastName: '', email: 'nora@lindqvist.example' }),
  ).toBe(form);
});

test.each(['fullName', 'email', 'zip'] as const)(
  'submit stays shut without the billing %s (S156)',
  (field) => {
    expect(canSubmit({ ...emptyForm, billing: elena })).toBe(true);
    expect(canSubmit({ ...emptyForm, billing: { ...elena, [field]: '  ' } })).toBe(false);
  },
);

test('every missing field is named at once', () => {
  const errors = validateCheckoutForm({ ...emptyForm, billing: { ...elena, phone: '', city: '' } });
  expect(errors).toEqual({
    'billing.phone': 'Enter your phone number',
    'billing.city': 'Enter your city',
  });
});

test('the first fault is that of the first field on the screen, which gets the focus', () => {
  const invalid = { ...elena, email: 'elena@', phone: '', zip: '7522' };
  const errors = validateCheckoutForm({ ...emptyForm, billing: invalid });
  expect(Object.keys(errors)).toEqual(['billing.email', 'billing.phone', 'billing.zip']);
});

test('shipping is required only when it is not the billing address (S154)', () => {
  const form = { ...emptyForm, billing: elena };
  expect(validateCheckoutForm(form)).toEqual({});
  expect(validateCheckoutForm({ ...form, sameAsBilling: false })).toMatchObject({
    'shipping.city': 'Enter your city',
  });
});

test('a ZIP that is too short and an email without a domain are faults', () => {
  expect(validateCheckoutForm({ ...emptyForm, billing: { ...elena, zip: '7522', email: 'elena@' } })).toEqual(
    {
      'billing.zip': 'Enter a five-digit ZIP code',
      'billing.email': 'Enter a valid email address',
    },
  );
});

test('outside the United States a postal code may look different', () => {
  expect(
    validateCheckoutForm({ ...emptyForm, billing: { ...elena, zip: 'SW1A 1AA', country: 'United Kingdom' } }),
  ).toEqual({});
});

test.each(['', 'Tex.', 'Bavaria'])('in the United States %j is no state (R4)', (state) => {
  expect(validateCheckoutForm({ ...emptyForm, billing: { ...elena, state } })).toEqual({
    'billing.state': 'Choose your state',
  });
});

test.each(['', 'USA', 'United States'])('the country %j has a list of states (R4)', (country) => {
  expect(hasStateList({ ...elena, country })).toBe(true);
});

test('another country has none (R4)', () => {
  expect(hasStateList({ ...elena, country: 'Canada' })).toBe(false);
});

test('outside the United States a state is any text (R4)', () => {
  const bavaria = { ...elena, state: 'Bavaria', zip: '80331', country: 'Germany' };
  expect(validateCheckoutForm({ ...emptyForm, billing: bavaria })).toEqual({});
  expect(orderAddresses({ ...emptyForm, billing: bavaria }).billingInfo.state).toBe('Bavaria');
});

test('the order keeps the code of the state (R4)', () => {
  const { billingInfo } = orderAddresses({ ...emptyForm, billing: { ...elena, state: ' Texas' } });
  expect(billingInfo.state).toBe('TX');
});

test('switching same as billing on copies, switching it off leaves the copy to be edited (S153)', () => {
  const on = withSameAsBilling({ ...emptyForm, billing: elena, sameAsBilling: false }, true);
  expect(on.shipping).toEqual(elena);
  expect(withSameAsBilling(on, false).shipping).toEqual(elena);
});

test('the ZIP speaks as soon as it has exactly five characters (S157, S166)', () => {
  expect(zipHint('7522')).toBeNull();
  expect(zipHint('75226')).toBe('Free delivery of framed works within 45 miles of Dallas');
  expect(zipHint('10001')).toBe('Delivery of framed works is quoted after purchase');
  expect(zipHint('75226-1')).toBeNull();
  expect(zipHint('75226-1234')).toBe('Free delivery of framed works within 45 miles of Dallas');
});

test('the order keeps trimmed addresses, and billing as shipping when they are the same', () => {
  const { billingInfo, shippingInfo } = orderAddresses({
    ...emptyForm,
    billing: { ...elena, fullName: ' Elena Marsh ' },
  });
  expect(billingInfo.fullName).toBe('Elena Marsh');
  expect(shippingInfo).toEqual(billingInfo);
});
