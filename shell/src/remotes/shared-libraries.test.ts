import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sharedLibraries } from './shared-libraries';

const repository = path.resolve(__dirname, '../../..');

/** What remotes are built from. libs/session is shared itself: its imports are the shell's own. */
const builtIntoRemotes = [
  ...fs.readdirSync(repository).filter((name) => name.startsWith('mf-')),
  'libs/ui',
  'libs/api-client',
];

/** Used only by the remotes' own documents, which bring their own copies. */
const ownDocuments = ['mf-admin/src/document.tsx'];

/** Stateless modules: a copy in a remote is fine. */
const stateless = ['@gallery/session/order-request'];

interface Import {
  readonly file: string;
  readonly from: string;
  /** `*` for a whole module. */
  readonly name: string;
}

function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(
    file,
    fs.readFileSync(path.join(repository, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = statement.moduleSpecifier.text;
    return namesIn(statement).map((name) => ({ file, from, name }));
  });
}

function namesIn(statement: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement;
  if (!clause || (ts.isImportClause(clause) ? clause.phaseModifier !== undefined : clause.isTypeOnly))
    return [];
  const bindings = ts.isImportClause(clause) ? clause.namedBindings : clause.exportClause;
  if (!bindings) return ['default'];
  const byDefault = ts.isImportClause(clause) && clause.name ? ['default'] : [];
  if (ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) return ['*'];
  const named = bindings.elements.filter((element) => !element.isTypeOnly);
  return [...byDefault, ...named.map((element) => (element.propertyName ?? element.name).text)];
}

const sources = builtIntoRemotes
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(repository, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/src/${file}`),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !ownDocuments.includes(file));

it('shares every name that a remote imports from a shared library', () => {
  const shared = new Map<string, object>(Object.entries(sharedLibraries));
  const imports = sources.flatMap(importsOf).filter(({ from }) => shared.has(from));
  const missing = imports.filter(({ from, name }) => name === '*' || !(name in (shared.get(from) ?? {})));
  expect(imports.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

it('lets no remote import a part of a shared library that would bring a second copy', () => {
  const packages = Object.keys(sharedLibraries);
  const parts = sources
    .flatMap(importsOf)
    .filter(({ from }) => packages.some((name) => from.startsWith(`${name}/`)) && !stateless.includes(from));
  expect(parts).toEqual([]);
});
