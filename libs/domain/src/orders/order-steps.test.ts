import { orderSteps } from './order-steps';

const day = (date: number): Date => new Date(Date.UTC(2026, 4, date));
const placed = { kind: 'placed', status: 'pending', createdAt: day(1) } as const;
const confirmed = { kind: 'confirmed', status: 'confirmed', createdAt: day(2) } as const;
const printing = { kind: 'moved', status: 'processing', createdAt: day(3) } as const;
const framed = { kind: 'framed', status: 'processing', createdAt: day(9) } as const;
const shipped = { kind: 'moved', status: 'shipped', createdAt: day(12) } as const;

const steps = (order: Partial<Parameters<typeof orderSteps>[0]>, events: Parameters<typeof orderSteps>[1]) =>
  orderSteps({ createdAt: day(1), status: 'confirmed', isFramed: true, isMade: true, ...order }, events).map(
    ({ step, at, isDone }) => `${step} ${at?.getUTCDate() ?? '-'}${isDone ? '' : ' ahead'}`,
  );

it('dates each step by its event', () => {
  expect(steps({}, [placed, confirmed, printing, framed, shipped])).toEqual([
    'ordered 1',
    'paid 2',
    'printing 3',
    'framed 9',
    'shipped 12',
    'delivered - ahead',
  ]);
});

it('counts a skipped step as done, without a date', () => {
  expect(steps({}, [placed, confirmed, shipped]).slice(2, 5)).toEqual([
    'printing -',
    'framed -',
    'shipped 12',
  ]);
});

it('has no framing step for unframed prints', () => {
  expect(steps({ isFramed: false }, [placed])).not.toContain('framed - ahead');
});

it('ends with the payment if nothing is made', () => {
  expect(steps({ isMade: false }, [placed])).toEqual(['ordered 1', 'paid - ahead']);
  expect(steps({ isMade: false }, [placed, confirmed])).toEqual(['ordered 1', 'paid 2']);
});

it('keeps what happened to a cancelled order', () => {
  const cancelled = { kind: 'moved', status: 'cancelled', createdAt: day(4) } as const;
  expect(steps({ status: 'cancelled' }, [placed, confirmed, cancelled])).toEqual(['ordered 1', 'paid 2']);
});

it('leaves out a status change that was undone', () => {
  const undone = { kind: 'move-undone', status: 'processing', createdAt: day(12) } as const;
  expect(steps({ status: 'processing' }, [placed, confirmed, printing, shipped, undone])).toContain(
    'shipped - ahead',
  );
});
