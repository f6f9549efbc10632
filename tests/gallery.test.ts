import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import examples from '../src/features/temp-page/examples.json';

const files = ['ui', 'blocks'].flatMap((folder) => {
  const root = join(__dirname, '../src', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) =>
      ts.createSourceFile(
        path,
        readFileSync(join(root, path), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      ),
    );
});
const statements = files.flatMap((file) => [...file.statements]);
const interfaces = new Map(
  statements.filter(ts.isInterfaceDeclaration).map((each) => [each.name.text, each]),
);
const components = new Map(
  statements
    .filter(ts.isFunctionDeclaration)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map((each) => [each.name!.text, each]),
);

interface Props {
  own: readonly ts.TypeElement[];
  /** Members of all interfaces that the type names, such as those that it extends. */
  inherited: readonly ts.TypeElement[];
}
/** Returns the members of a component's props, declared as an interface or in place. */
const findProps = (component: string): Props => {
  const { type } = components.get(component)!.parameters[0]!;
  if (ts.isTypeLiteralNode(type!)) return { own: type.members, inherited: [] };
  const findNamed = (node: ts.Node): readonly ts.InterfaceDeclaration[] => [
    ...(ts.isIdentifier(node) && interfaces.has(node.text) ? [interfaces.get(node.text)!] : []),
    ...node.getChildren().flatMap(findNamed),
  ];
  const [own] = findNamed(type!);
  const parents = (own!.heritageClauses ?? []).flatMap(findNamed);
  return { own: own!.members, inherited: parents.flatMap(({ members }) => [...members]) };
};
const nameOf = (member: ts.TypeElement): string => member.name!.getText();

const explained = examples.flatMap(({ props }) =>
  Object.entries(props ?? {}).map(([component, texts]) => ({
    component,
    names: Object.keys(texts as object),
  })),
);

describe('explanations of props in the component gallery', () => {
  it('are many', () => expect(explained.length).toBeGreaterThan(35));
  it.each(explained)('of $component name existing props only', ({ component, names }) => {
    const { own, inherited } = findProps(component);
    const props = [...own, ...inherited].map(nameOf);
    expect(names.filter((name) => !props.includes(name) && name !== 'className')).toEqual([]);
  });
  it.each(explained)('of $component include every required prop', ({ component, names }) => {
    const required = findProps(component).own.filter((member) => !member.questionToken);
    expect(
      required.map(nameOf).filter((name) => name !== 'children' && !names.includes(name)),
    ).toEqual([]);
  });
});
