import { testsOf } from './tests-of';

testsOf('events');
