import { testsOf } from './tests-of';

testsOf('orders');
