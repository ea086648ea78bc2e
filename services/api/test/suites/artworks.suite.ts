import { testsOf } from './tests-of';

testsOf('artworks');
