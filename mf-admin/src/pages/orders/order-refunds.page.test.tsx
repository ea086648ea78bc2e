import type { OrderRefundApproval } from '@gallery/contracts';
import { anOrderRecord, refusal } from '@gallery/testing';
import { screen, waitFor } from '@testing-library/react';
import { ONE, NUMBER, record, signIn, show, bodyOf, fill, press } from './orders-test-support';

const REFUND = 'POST /api/admin/orders/{orderNumber}/refunds';
const APPROVE = 'POST /api/admin/orders/{orderNumber}/refund-approvals/{id}/approve';
const REJECT = 'POST /api/admin/orders/{orderNumber}/refund-approvals/{id}/reject';

const aRefundApproval = (named: Partial<OrderRefundApproval> = {}): OrderRefundApproval => ({
  id: '0193a0de-0000-7000-8000-000000000009',
  amount: 4450,
  reason: 'Damaged in transit',
  state: 'waiting',
  askedBy: 'owner mara',
  askedAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-11-29T10:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  ...named,
});

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./orders.page'));
beforeEach(signIn);

describe('a refund', () => {
  it('of a print says what it comes to, and names the print', async () => {
    const { user, calls } = show(`/admin/orders/${NUMBER}`, { [REFUND]: record });
    const dialog = await press(user, 'Refund');
    await user.selectOptions(dialog.getByLabelText('Refund'), 'Selected prints');
    await user.click(dialog.getByRole('checkbox', { name: 'Inside Voice, 20 × 20 in, number 6' }));
    expect(dialog.getByText(/\$4,450.00 will be refunded/)).toBeVisible();
    fill(dialog.getByLabelText('Reason'), 'Damaged');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() =>
      expect(bodyOf(calls)).toEqual({
        id: expect.any(String),
        version: 3,
        reason: 'Damaged',
        lines: [{ lineId: 'line-1', editionNumbers: [6] }],
      }),
    );
  });

  it('of a sum takes it as people write it', async () => {
    const { user, calls } = show(`/admin/orders/${NUMBER}`, { [REFUND]: record });
    const dialog = await press(user, 'Refund');
    await user.selectOptions(dialog.getByLabelText('Refund'), 'Specific amount');
    fill(dialog.getByLabelText('Amount ($)'), '$1,250.50');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() =>
      expect(bodyOf(calls)).toEqual({ id: expect.any(String), version: 3, reason: '', amount: 1_250.5 }),
    );
  });

  it('without a reason is refused at the field', async () => {
    const { user } = show(`/admin/orders/${NUMBER}`, {
      [REFUND]: () => refusal('validation_failed', { fields: { reason: 'Please enter a reason.' } }),
    });
    const dialog = await press(user, 'Refund');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByLabelText('Reason')).toHaveAccessibleDescription(/Please enter a reason/);
  });

  it('that waits for Stripe is shown as it stands', async () => {
    const refund = {
      id: 'r1',
      amount: 100,
      reason: 'Damaged',
      actor: 'owner',
      state: 'asked' as const,
      failureReason: null,
      createdAt: '2026-11-15T09:12:00.000Z',
      settledAt: null,
    };
    show(`/admin/orders/${NUMBER}`, { [ONE]: anOrderRecord({ refunds: [refund] }) });
    expect(await screen.findByText(/\$100.00, pending at Stripe/)).toBeVisible();
  });
});

describe('a refund that another owner decides', () => {
  it('is approved', async () => {
    const waiting = anOrderRecord({ needs: ['refund-approval'], refundApprovals: [aRefundApproval()] });
    const { user, calls } = show(`/admin/orders/${NUMBER}`, { [ONE]: waiting, [APPROVE]: record });
    expect(await screen.findByText('$4,450.00, waiting for another owner')).toBeVisible();
    const dialog = await press(user, 'Approve refund');
    expect(dialog.getByText(/mara requested a refund of \$4,450.00: Damaged/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve refund' }));
    await waitFor(() => expect(bodyOf(calls)).toMatchObject({ version: 3 }));
  });

  it('says so when it was decided meanwhile', async () => {
    const waiting = anOrderRecord({ refundApprovals: [aRefundApproval()] });
    const { user } = show(`/admin/orders/${NUMBER}`, {
      [ONE]: waiting,
      [REJECT]: () => refusal('refund_approval_closed'),
    });
    const dialog = await press(user, 'Reject refund');
    await user.click(dialog.getByRole('button', { name: 'Reject refund' }));
    expect(await dialog.findByText('Your decision was not saved.')).toBeVisible();
  });

  it('is not decided by who asked for it', async () => {
    show(`/admin/orders/${NUMBER}`, {
      [ONE]: anOrderRecord({ refundApprovals: [aRefundApproval({ askedBy: 'owner owner' })] }),
    });
    expect(await screen.findByText(/Another owner must decide/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve refund' })).not.toBeInTheDocument();
  });
});
