import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import examples from '../src/features/temp-page/examples.json';

const files = ['ui', 'blocks'].flatMap((folder) => {
  const root = join(__dirname, '../src', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
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
const findInterfaces = (node: ts.Node): readonly ts.InterfaceDeclaration[] => [
  ...(ts.isIdentifier(node) && interfaces.has(node.text) ? [interfaces.get(node.text)!] : []),
  ...node.getChildren().flatMap(findInterfaces),
];
/** Returns the members of a type: its own, if it is declared in place or is an interface, and inherited ones. */
const findMembers = (type: ts.TypeNode): Props => {
  if (ts.isTypeLiteralNode(type)) return { own: type.members, inherited: [] };
  const named = findInterfaces(type);
  const declared = named.filter(({ name }) => type.getText().startsWith(name.text));
  const parents = declared.flatMap(({ heritageClauses }) =>
    (heritageClauses ?? []).flatMap(findInterfaces),
  );
  return {
    own: declared.flatMap(({ members }) => [...members]),
    inherited: [...named, ...parents].flatMap(({ members }) => [...members]),
  };
};
/** Returns the members of a component's props, or none if it has no props. */
const findProps = (component: string): Props => {
  const type = components.get(component)!.parameters[0]?.type;
  if (!type) return { own: [], inherited: [] };
  const types = (ts.isIntersectionTypeNode(type) ? type.types : [type]).map(findMembers);
  return {
    own: types.flatMap(({ own }) => own),
    inherited: types.flatMap(({ inherited }) => inherited),
  };
};
const nameOf = (member: ts.TypeElement): string => member.name!.getText();

const explained = examples.flatMap(({ props }) =>
  Object.entries(props ?? {}).map(([component, texts]) => ({
    component,
    names: Object.keys(texts as object),
  })),
);

describe('explanations of props in the component gallery', () => {
  it('exist for every component of ui and blocks', () => {
    const names = [...components.keys()].filter((name) => /^[A-Z]/.test(name));
    expect(names.length).toBeGreaterThan(90);
    const explainedNames = explained.map(({ component }) => component);
    expect(names.filter((name) => !explainedNames.includes(name))).toEqual([]);
  });
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
