import {
  DEFAULT_COUNTRY,
  isEmail,
  isLocalZip,
  isUnitedStates,
  isZipCode,
  LOCAL_DELIVERY_MILES,
  stateOfZip,
  usStateOf,
} from '@gallery/domain';
import type { BuyerAddress, Installation } from '@gallery/session';

/** The state of the checkout dialog. */
export interface CheckoutForm {
  billing: BuyerAddress;
  shipping: BuyerAddress;
  sameAsBilling: boolean;
  needsInstallation: boolean;
  /** Requested here, quoted after the purchase, and not part of the stored order data. */
  installation: Installation;
}

const emptyAddress: BuyerAddress = {
  fullName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  country: DEFAULT_COUNTRY,
};

/** Shipping equals billing, country is the United States. */
export const emptyForm: CheckoutForm = {
  billing: emptyAddress,
  shipping: emptyAddress,
  sameAsBilling: true,
  needsInstallation: false,
  installation: { street: '', city: '', zip: '' },
};

/** Prefills name and email of a signed-in collector, unless entered already. */
export function prefillFromCollector(
  form: CheckoutForm,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): CheckoutForm {
  if (form.billing.fullName || form.billing.email) return form;
  return { ...form, billing: { ...form.billing, fullName: `${firstName} ${lastName}`.trim(), email } };
}

/** Switching 'same as billing' on copies billing into shipping; switching it off leaves the copy to be edited. */
export function withSameAsBilling(form: CheckoutForm, sameAsBilling: boolean): CheckoutForm {
  const isCopied = sameAsBilling || form.sameAsBilling;
  return { ...form, sameAsBilling, shipping: isCopied ? { ...form.billing } : form.shipping };
}

/** The delivery address: billing while 'same as billing' is on, else shipping. */
export function deliveryAddress(form: CheckoutForm): BuyerAddress {
  return form.sameAsBilling ? form.billing : form.shipping;
}

/** The form with another delivery ZIP, and the state that it implies. */
export function withDeliveryZip(form: CheckoutForm, zip: string): CheckoutForm {
  const part = form.sameAsBilling ? 'billing' : 'shipping';
  return { ...form, [part]: { ...form[part], zip, state: stateOfZip(zip) ?? form[part].state } };
}

/** Submit is enabled as soon as full name, email and billing ZIP are there; the rest is validated at the field. */
export function canSubmit({ billing }: Pick<CheckoutForm, 'billing'>): boolean {
  return [billing.fullName, billing.email, billing.zip].every((text) => text.trim() !== '');
}

/** Errors by field name: 'billing.city' → 'Enter your city'. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The required fields of each address of the checkout, with the message where one is missing. */
const REQUIRED_FIELDS: readonly [keyof BuyerAddress, string][] = [
  ['fullName', 'Enter your full name'],
  ['email', 'Enter your email address'],
  ['phone', 'Enter your phone number'],
  ['street', 'Enter your street address'],
  ['city', 'Enter your city'],
  ['state', 'Enter your state'],
  ['zip', 'Enter your ZIP code'],
];

/** Whether an address is refused without this field, as the field itself says. */
export const isRequired = (field: keyof BuyerAddress): boolean =>
  REQUIRED_FIELDS.some(([required]) => required === field);

/** All errors of the form at once (required fields). In the order of the fields: the first one gets the focus. */
export function validateCheckoutForm(form: CheckoutForm): FieldErrors {
  const errors: Record<string, string> = addressErrors('billing', form.billing);
  if (!form.sameAsBilling) Object.assign(errors, addressErrors('shipping', form.shipping));
  return errors;
}

function addressErrors(part: 'billing' | 'shipping', address: BuyerAddress): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, missing] of REQUIRED_FIELDS) {
    const error = fieldError(field, missing, address);
    if (error) errors[`${part}.${field}`] = error;
  }
  return errors;
}

/** Whether the state is chosen from a list: in the United States, where it decides the tax. */
export const hasStateList = ({ country }: BuyerAddress): boolean => isUnitedStates(country);

/** Null for a valid field. */
function fieldError(field: keyof BuyerAddress, missing: string, address: BuyerAddress): string | null {
  const isAmerican = isUnitedStates(address.country);
  if (field === 'state' && isAmerican) return usStateOf(address.state) ? null : 'Choose your state';
  if (address[field].trim() === '') return missing;
  if (field === 'email' && !isEmail(address.email.trim())) return 'Enter a valid email address';
  if (field === 'zip' && isAmerican && !isZipCode(address.zip)) return 'Enter a five-digit ZIP code';
  return null;
}

/**
 * The delivery hint for framed artworks by ZIP, once it has exactly five characters, or four more. The numeric rule is
 * only a hint, so the other answer promises nothing.
 */
export function zipHint(zip: string): string | null {
  const typed = zip.trim();
  if (typed.length !== 5 && !isZipCode(typed)) return null;
  return isLocalZip(typed)
    ? `Free delivery of framed works within ${LOCAL_DELIVERY_MILES} miles of Dallas`
    : 'Delivery of framed works is quoted after purchase';
}

const trimAddress = (address: BuyerAddress): BuyerAddress => ({
  fullName: address.fullName.trim(),
  email: address.email.trim(),
  phone: address.phone.trim(),
  street: address.street.trim(),
  city: address.city.trim(),
  state: (hasStateList(address) && usStateOf(address.state)) || address.state.trim(),
  zip: address.zip.trim(),
  country: address.country.trim() || DEFAULT_COUNTRY,
});

/** Both addresses of the order. */
export function orderAddresses(form: CheckoutForm) {
  return {
    billingInfo: trimAddress(form.billing),
    shippingInfo: trimAddress(deliveryAddress(form)),
    sameAsBilling: form.sameAsBilling,
  };
}

/** The requested installation; null for none. Sent beside the order data. */
export function requestedInstallation(form: CheckoutForm): Installation | null {
  if (!form.needsInstallation) return null;
  const { street, city, zip } = form.installation;
  return { street: street.trim(), city: city.trim(), zip: zip.trim() };
}
