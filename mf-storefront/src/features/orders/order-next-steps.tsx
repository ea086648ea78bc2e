import { CONFIRMATION_WITHIN, DELIVERY_CONTACT_WITHIN, PRODUCTION_TIME } from '@gallery/domain';
import { NextSteps } from '../../components/next-steps';

const NEXT_STEPS = [
  `You will receive a confirmation email within ${CONFIRMATION_WITHIN}, with your order and edition numbers.`,
  `We will contact you within ${DELIVERY_CONTACT_WITHIN} about framing and delivery.`,
  `Production takes about ${PRODUCTION_TIME}; rush is available.`,
  'Your certificate of authenticity comes with the print.',
];

/** What happens after the payment, on the page that says thank you. */
export const OrderNextSteps = () => <NextSteps steps={NEXT_STEPS} />;
