import { shell } from '../tools/build/rspack.mjs';

export default shell({ dir: import.meta.dirname });
