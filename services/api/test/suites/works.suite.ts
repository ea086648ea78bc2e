import { testsOf } from './tests-of';

testsOf('works');
