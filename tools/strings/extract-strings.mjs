/** Finds the strings of a source file that a person can meet on a screen, in an email or on paper. */
import ts from 'typescript';

/** @typedef {{ line: number, text: string }} FoundString */

/** Attributes that browsers, styles and scripts read, not people. Of `aria-*` and `data-*` only those in `spoken` are words. */
const unspoken =
  /^(aria-.*|data-.*|className|id|href|to|src|srcSet|sizes|key|type|name|role|rel|htmlFor|autoComplete|inputMode|style|d|viewBox|media|method|fill|stroke|transform|lang|dir|for|as|pattern|accept|points|target)$/;
const spoken = /^aria-(label|description|roledescription|valuetext|placeholder)$/;
/** Calls whose arguments nobody reads: logs, SQL, selectors, the DOM, random keys, schema and route decorators. */
const machineCall =
  /((^|\.)(logger|log|console)(\.\w+)?|\.(query|execute|where|andWhere|orWhere|select|addSelect|orderBy|addOrderBy|groupBy|addGroupBy|having|createQueryBuilder|querySelector(All)?|closest|matches|addEventListener|removeEventListener|setAttribute|getAttribute|setRequestHeader|header|split|join|startsWith|endsWith|includes|(left|inner)Join\w*|createHash|createHmac)|^(describe|it|test|fetch|require|matchMedia|Symbol|RegExp|sql|In|Raw|setTimeout))$/;
const internalError = /^(Error|TypeError|RangeError|RegExp|URL|Intl\..*|URLSearchParams)$/;
const machineText = new RegExp(
  [
    String.raw`^(select|insert|update|delete|create|alter|drop|with|left join|inner join|join|where|order by|group by|set|exists|on) .*[=(*_;]`,
    String.raw`^[\w-]+/[\w.+-]+(;|$)`, // a media type
    String.raw`^(default-src|max-age|no-store|public,|private,|no-cache)`,
    String.raw`^[\d.]+(px|rem|vw|ms|s|%)?( |$)[^A-Za-z]*$`,
    String.raw`^\(?(min|max)-width`,
    String.raw`^#[\w-]+$`,
    String.raw`^[{…}\s:/?&=.,#_()%+*|<>0-9-]*$`,
  ].join('|'),
  'i',
);

/** @param {string} text two words, or one word as it starts a label */
const isWords = (text) =>
  !machineText.test(text) &&
  (/\p{L}{2,}[,.;:!?’'"”)]*\s+[“"'(]*(\p{L}|\d|\{)/u.test(text) ||
    /\{…\}[,.]?\s+[\p{L}]{2,}/u.test(text) ||
    /^\p{Lu}\p{Ll}+[.!?…:]?$/u.test(text) ||
    /^\p{Lu}{2,}( \p{Lu}{2,})*(\.{3})?$/u.test(text));

/** @param {ts.Node} node the text of a literal, `{…}` for what it puts in; undefined for other nodes */
function literalText(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `{…}${span.literal.text}`).join('');
  return undefined;
}

/** @param {ts.JsxElement | ts.JsxFragment} node its own sentence, with the text of inline children in place */
const sentenceOf = (node) =>
  node.children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text;
      if (ts.isJsxExpression(child)) return child.expression ? (literalText(child.expression) ?? '{…}') : '';
      return ts.isJsxSelfClosingElement(child) ? '{…}' : `‹${sentenceOf(child)}›`;
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @param {ts.JsxElement | ts.JsxFragment} node whether text stands between its children */
const hasOwnText = (node) => node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));

/** @param {ts.Node} node whether nothing inside it is read by people */
function isMachine(node) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText();
    return unspoken.test(name) && !spoken.test(name);
  }
  if (ts.isTaggedTemplateExpression(node)) return true;
  return ts.isNewExpression(node) && internalError.test(node.expression.getText());
}

/** @param {ts.CallExpression} call by its name, without what the method is called on, which may be an array of words */
const isMachineCall = ({ expression }) =>
  machineCall.test(
    ts.isPropertyAccessExpression(expression)
      ? `${/^[\w.]*$/.test(expression.expression.getText()) ? expression.expression.getText() : ''}.${expression.name.text}`
      : expression.getText(),
  );

/** @param {ts.Node} literal whether it is compared, looked up or a key instead of shown */
function isKey(literal) {
  const { parent } = literal;
  if (ts.isBinaryExpression(parent)) return /^(===|!==|==|in)$/.test(parent.operatorToken.getText());
  return (
    ts.isElementAccessExpression(parent) ||
    ts.isCaseClause(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === literal)
  );
}

/** @param {string} file its name says whether it is TSX @param {string} text @returns {FoundString[]} */
export function stringsInSource(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  /** @type {FoundString[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} words */
  const add = (node, words) => {
    if (isWords(words.trim()))
      found.push({
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        text: words.trim(),
      });
  };
  /** @param {ts.Node} node @param {boolean} inSentence */
  const visit = (node, inSentence) => {
    if (isMachine(node)) return;
    if (ts.isCallExpression(node) && isMachineCall(node)) {
      visit(node.expression, inSentence);
      return;
    }
    // Of a decorator, only a validation message is shown.
    if (ts.isDecorator(node)) {
      visitMessages(node);
      return;
    }
    const words = literalText(node);
    if (words !== undefined && !isKey(node) && !(inSentence && ts.isJsxExpression(node.parent)))
      add(node, words);
    const starts = (ts.isJsxElement(node) || ts.isJsxFragment(node)) && !inSentence && hasOwnText(node);
    if (starts) add(node, sentenceOf(node));
    const within = inSentence && !ts.isJsxAttribute(node) && !ts.isArrowFunction(node);
    ts.forEachChild(node, (child) => visit(child, starts || within));
  };
  /** @param {ts.Node} node */
  const visitMessages = (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'message') visit(node.initializer, false);
    else ts.forEachChild(node, visitMessages);
  };
  visit(source, false);
  return found;
}

/** @param {string} text of a JSON file with demo texts @returns {FoundString[]} without lines */
export function stringsInJson(text) {
  /** @param {unknown} value @returns {string[]} */
  const strings = (value) => {
    if (typeof value === 'string') return isWords(value) ? [value] : [];
    return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
  };
  return strings(JSON.parse(text)).map((found) => ({ line: 0, text: found }));
}
