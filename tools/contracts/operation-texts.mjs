/** What the docstrings of the API's handlers say, for the operations of its document. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} OperationText
 * @property {string} summary the docstring's first sentence
 * @property {string} [description] the others
 */

/**
 * @param {string} folder the API's sources
 * @returns {Promise<Map<string, OperationText>>} by operation id, `Artworks_list` for `list` of `ArtworksController`
 */
export async function operationTexts(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('controller.ts'));
  const texts = await Promise.all(
    names.map(async (name) => textsIn(await readFile(path.join(folder, name), 'utf8'), name)),
  );
  return new Map(texts.flat());
}

/** @returns {[operationId: string, OperationText][]} */
function textsIn(source, name) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isClassDeclaration).flatMap((declared) =>
    declared.members.filter(ts.isMethodDeclaration).flatMap((method) => {
      const text = textOf(docstringOf(method));
      const controller = declared.name?.text.replace(/Controller$/, '');
      return text ? [[`${controller}_${method.name.getText(file)}`, text]] : [];
    }),
  );
}

/** Without its tags, in one line. */
function docstringOf(method) {
  const [docstring] = ts.getJSDocCommentsAndTags(method).filter(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(docstring?.comment) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** @returns {OperationText | null} */
export function textOf(docstring) {
  const [, sentence = '', others = ''] = /^(.*?[^.])\.?(?:(?<=\.) (?=[A-Z`])(.*))?$/.exec(docstring) ?? [];
  if (sentence === '') return null;
  return { summary: sentence, ...(others && { description: others }) };
}
