import { testsOf } from './tests-of';

testsOf('checkout');
