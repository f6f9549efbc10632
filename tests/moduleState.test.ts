import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The variables that may change, each with its reason. All other state is in the store or in objects that `app` creates. */
const allowedVariables: Readonly<Record<string, string>> = {
  'lib/groupDigits.ts: formats': 'a cache of number formats, which never change',
  'markdown/loadEntry.ts: preloadedTexts': 'texts that are loaded before the page renders',
  'services/static-files/boundaryService.ts: fileCache': 'a cache of files that never change',
  'services/static-files/dataSourceService.ts: preloadedSections':
    'stories that are loaded before the page renders',
  'ui/useMediaQuery.ts: printState': 'mirrors the browser, which reports printing only by events',
};

const collections: readonly string[] = ['Array', 'Map', 'Set', 'WeakMap', 'WeakSet'];
const mutators =
  /^(add|clear|copyWithin|delete|fill|pop|push|reverse|set|shift|sort|splice|unshift)$/;

const isCollection = (value: ts.Expression): boolean =>
  ts.isAsExpression(value) || ts.isSatisfiesExpression(value)
    ? isCollection(value.expression)
    : ts.isArrayLiteralExpression(value) ||
      ts.isObjectLiteralExpression(value) ||
      (ts.isNewExpression(value) && collections.includes(value.expression.getText()));

/** Returns the name of the variable in an expression like `variable.a[0].b`, or '' for any other expression. */
const variableOf = (node: ts.Expression): string => {
  let at = node;
  while (
    ts.isPropertyAccessExpression(at) ||
    ts.isElementAccessExpression(at) ||
    ts.isNonNullExpression(at)
  )
    at = at.expression;
  return ts.isIdentifier(at) ? at.text : '';
};
const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
/** Returns the expression whose value a node changes, or undefined if the node changes none. */
const findChanged = (node: ts.Node): ts.Expression | undefined => {
  if (ts.isCallExpression(node)) {
    const { expression: called, arguments: given } = node;
    if (called.getText() === 'Object.assign') return given[0];
    const isChange = ts.isPropertyAccessExpression(called) && mutators.test(called.name.text);
    return isChange ? called.expression : undefined;
  }
  if (ts.isDeleteExpression(node)) return node.expression;
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return node.left;
  return ts.isPostfixUnaryExpression(node) ||
    (ts.isPrefixUnaryExpression(node) && /^(\+\+|--)/.test(node.getText()))
    ? node.operand
    : undefined;
};

/** Returns the names of a file's module-level variables that are not constant or whose content the file changes. */
const findState = (text: string, path = 'a.ts'): string[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const changedNames = new Set<string>();
  const visit = (node: ts.Node): void => {
    const target = findChanged(node);
    if (target) changedNames.add(variableOf(target));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.filter(
        ({ name, initializer }) =>
          !(declarationList.flags & ts.NodeFlags.Const) ||
          (initializer && isCollection(initializer) && changedNames.has(name.getText())),
      ),
    )
    .map(({ name }) => name.getText());
};

describe('module-level state', () => {
  it.each([
    'let a = 0;',
    'export let a: string | undefined;',
    'var a = 0;',
    'const a = new Map<string, number>(); const b = () => a.set("x", 1);',
    'const a: string[] = []; export const b = () => { a.push("x"); };',
    'const a = { b: 0 }; const c = () => { a.b += 1; };',
    'const a = { b: 0 }; const c = () => a.b++;',
    'const a = { b: [0] } as { b: number[] }; const c = () => { --a.b[0]!; };',
    'const a: Record<string, number> = {}; const b = () => delete a.x;',
    'const a = {}; const b = () => Object.assign(a, { c: 1 });',
  ])('is found in: %s', (text) => expect(findState(text)).toEqual(['a']));
  it.each([
    'const a = new Set([1]); const b = a.has(1);',
    'const a = [2, 1]; const b = [...a].sort();',
    'const a = () => { let b = 0; b += 1; return b; };',
    'const a = Record({ b: 0 })(); const c = a.set("b", 1);',
    'for (let a = 0; a < 1; a += 1) {}',
  ])('is not found in: %s', (text) => expect(findState(text)).toEqual([]));
  it('exists only in the listed caches', () => {
    const src = join(__dirname, '../src');
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .sort();
    expect(files.length).toBeGreaterThan(500);
    const variables = files.flatMap((path) =>
      findState(readFileSync(join(src, path), 'utf8'), path).map((name) => `${path}: ${name}`),
    );
    expect(variables).toEqual(Object.keys(allowedVariables));
  });
});
