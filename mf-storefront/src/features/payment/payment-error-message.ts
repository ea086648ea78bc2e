/** Why the card was not charged: in Stripe's words if it declined the payment, else that it could not be reached. */
export const paymentErrorMessage = (error: { message?: string }): string =>
  error.message ?? 'The payment service could not be reached. Nothing was charged.';
