import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const src = join(__dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .sort()
  .map((path) =>
    ts.createSourceFile(path, readFileSync(join(src, path), 'utf8'), ts.ScriptTarget.Latest, true),
  );

const hasNode = (node: ts.Node, isMatch: (child: ts.Node) => boolean): boolean =>
  isMatch(node) ||
  (ts.forEachChild(node, (child) => hasNode(child, isMatch) || undefined) ?? false);

/** Returns the top-level declarations of a file, by name. */
const findTopLevel = (file: ts.SourceFile): ReadonlyMap<string, ts.Node> =>
  new Map(
    file.statements.flatMap((statement): [string, ts.Node][] => {
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.map((each) => [each.name.getText(), each]);
      return ts.isFunctionDeclaration(statement) && statement.name
        ? [[statement.name.text, statement]]
        : [];
    }),
  );

/** Returns the names of the slices that a file adds to the store: the keys of its `…Reducers`. */
const findSlices = (file: ts.SourceFile): string[] =>
  [...findTopLevel(file)].flatMap(([name, node]) =>
    name.endsWith('Reducers') &&
    ts.isVariableDeclaration(node) &&
    node.initializer &&
    ts.isObjectLiteralExpression(node.initializer)
      ? node.initializer.properties.flatMap((each) => each.name?.getText() ?? [])
      : [],
  );

const isState = (node: ts.Node): boolean => /^(state|getState\(\))$/.test(node.getText());

/** Returns the names of a file's top-level functions that read a slice, directly or through another function. */
const findReaders = (file: ts.SourceFile, slice: string): ReadonlySet<string> => {
  const readers = new Set<string>();
  const readsSlice = (node: ts.Node): boolean =>
    (ts.isPropertyAccessExpression(node) && node.name.text === slice && isState(node.expression)) ||
    // Matches access such as state[`${kind}Tree`].
    (ts.isElementAccessExpression(node) &&
      isState(node.expression) &&
      ts.isTemplateExpression(node.argumentExpression) &&
      slice.endsWith(node.argumentExpression.templateSpans.at(-1)!.literal.text)) ||
    (ts.isBindingElement(node) &&
      (node.propertyName ?? node.name).getText() === slice &&
      (ts.isParameter(node.parent.parent) || node.parent.parent.getText().endsWith('= state'))) ||
    (ts.isIdentifier(node) && readers.has(node.text));
  const declarations = [...findTopLevel(file)];
  for (let before = -1; before < readers.size;) {
    before = readers.size;
    for (const [name, node] of declarations) if (hasNode(node, readsSlice)) readers.add(name);
  }
  return readers;
};

/** Returns the names that a file imports and uses. */
const findImports = (file: ts.SourceFile): ReadonlySet<string> => {
  const importedNames = file.statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ importClause }) =>
      importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings)
        ? importClause.namedBindings.elements.map(({ name }) => name.text)
        : [],
    );
  const code = file.statements.filter((statement) => !ts.isImportDeclaration(statement));
  return new Set(
    importedNames.filter((name) =>
      code.some((node) => hasNode(node, (child) => ts.isIdentifier(child) && child.text === name)),
    ),
  );
};

const slices = files.flatMap((file) => findSlices(file).map((slice) => ({ slice, file })));
const imports = files.map((file) => ({ file, names: findImports(file) }));

describe('slices of the store', () => {
  it('are found', () => expect(slices.length).toBeGreaterThan(15));
  it.each(slices.map(({ slice, file }) => [slice, file.fileName, file] as const))(
    'are read by a component or hook: %s (%s)',
    (slice, _name, state) => {
      const readers = files.flatMap((file) => [...findReaders(file, slice)]);
      const users = imports.filter(
        ({ file, names }) => file !== state && readers.some((reader) => names.has(reader)),
      );
      expect(
        users.map(({ file }) => file.fileName).filter((path) => /tsx$|\/use/.test(path)),
      ).not.toEqual([]);
    },
  );
});
