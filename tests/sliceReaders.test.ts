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

const some = (node: ts.Node, isMatch: (child: ts.Node) => boolean): boolean =>
  isMatch(node) || (ts.forEachChild(node, (child) => some(child, isMatch) || undefined) ?? false);

/** Returns the top-level declarations of a file, by name. */
const topLevel = (file: ts.SourceFile): ReadonlyMap<string, ts.Node> =>
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
const slicesIn = (file: ts.SourceFile): string[] =>
  [...topLevel(file)].flatMap(([name, node]) =>
    name.endsWith('Reducers') &&
    ts.isVariableDeclaration(node) &&
    node.initializer &&
    ts.isObjectLiteralExpression(node.initializer)
      ? node.initializer.properties.flatMap((each) => each.name?.getText() ?? [])
      : [],
  );

const isState = (node: ts.Node): boolean => /^(state|getState\(\))$/.test(node.getText());

/** Returns the top-level functions of a file that read a slice, directly or through another function. */
const readersIn = (file: ts.SourceFile, slice: string): ReadonlySet<string> => {
  const readers = new Set<string>();
  const reads = (node: ts.Node): boolean =>
    (ts.isPropertyAccessExpression(node) && node.name.text === slice && isState(node.expression)) ||
    // state[`${kind}Tree`]
    (ts.isElementAccessExpression(node) &&
      isState(node.expression) &&
      ts.isTemplateExpression(node.argumentExpression) &&
      slice.endsWith(node.argumentExpression.templateSpans.at(-1)!.literal.text)) ||
    (ts.isBindingElement(node) &&
      (node.propertyName ?? node.name).getText() === slice &&
      (ts.isParameter(node.parent.parent) || node.parent.parent.getText().endsWith('= state'))) ||
    (ts.isIdentifier(node) && readers.has(node.text));
  const declarations = [...topLevel(file)];
  for (let before = -1; before < readers.size;) {
    before = readers.size;
    for (const [name, node] of declarations) if (some(node, reads)) readers.add(name);
  }
  return readers;
};

/** Returns the names that a file imports and uses. */
const importsIn = (file: ts.SourceFile): ReadonlySet<string> => {
  const imported = file.statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ importClause }) =>
      importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings)
        ? importClause.namedBindings.elements.map(({ name }) => name.text)
        : [],
    );
  const code = file.statements.filter((statement) => !ts.isImportDeclaration(statement));
  return new Set(
    imported.filter((name) =>
      code.some((node) => some(node, (child) => ts.isIdentifier(child) && child.text === name)),
    ),
  );
};

const slices = files.flatMap((file) => slicesIn(file).map((slice) => ({ slice, file })));
const imports = files.map((file) => ({ file, names: importsIn(file) }));

describe('slices of the store', () => {
  it('are found', () => expect(slices.length).toBeGreaterThan(15));
  it.each(slices.map(({ slice, file }) => [slice, file.fileName, file] as const))(
    '%s (%s) is read by a component or hook',
    (slice, _name, state) => {
      const readers = files.flatMap((file) => [...readersIn(file, slice)]);
      const users = imports.filter(
        ({ file, names }) => file !== state && readers.some((reader) => names.has(reader)),
      );
      expect(
        users.map(({ file }) => file.fileName).filter((path) => /tsx$|\/use/.test(path)),
      ).not.toEqual([]);
    },
  );
});
