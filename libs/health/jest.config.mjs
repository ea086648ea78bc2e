import node from '../../tools/jest/node.mjs';

export default node(import.meta.dirname);
