import { remote } from '../tools/build/rspack.mjs';

export default remote({ dir: import.meta.dirname, name: 'mf_storefront', rendersOnServer: true });
