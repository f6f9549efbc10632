import { createRequire } from 'node:module';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const { mayImport } = createRequire(import.meta.url)('./architecture.cjs');
const untyped = ['getIn', 'setIn', 'updateIn', 'deleteIn', 'toJS'].map((name) => ({
  selector: `MemberExpression[property.name='${name}']`,
  message: `${name} cannot be typed: read a Record by property, write it with set and merge.`,
}));
const imports = {
  paths: [
    {
      name: 'react',
      importNames: ['lazy', 'Suspense'],
      message:
        'A part that loads late is a lazyPart (ui/lazyPart): it says when it cannot be loaded, and tries again.',
    },
    { name: 'lodash', message: "One function per path: import debounce from 'lodash/debounce'." },
    {
      name: 'd3',
      importNames: ['select', 'selectAll'],
      message: 'React draws; d3 computes. Import other functions by name.',
    },
    {
      name: 'react-redux',
      importNames: ['connect'],
      message: 'Use useSelector and useThunkDispatch.',
    },
  ],
};

export default tseslint.config(
  { ignores: ['node_modules', 'dist', '.data', '.cache', 'coverage'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommended],
    plugins: { 'react-hooks': reactHooks, boundaries },
    settings: {
      'boundaries/elements': Object.keys(mayImport).map((type) => ({
        type,
        pattern: `src/${type}`,
      })),
      'import/resolver': { typescript: {} },
    },
    rules: {
      ...reactHooks.configs['recommended-latest']?.rules,
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries(mayImport).map(([from, below]) => ({
            from: { element: { type: from } },
            allow: { to: { element: { type: [from, ...below] } } },
          })),
        },
      ],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/refs': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      'no-restricted-imports': ['error', imports],
      'no-restricted-syntax': ['error', ...untyped],
      eqeqeq: 'error',
      'no-console': 'error',
      camelcase: ['error', { properties: 'always', ignoreDestructuring: false }],
    },
  },
  {
    files: ['src/**/state/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...untyped,
        {
          selector: "ExpressionStatement > CallExpression[callee.property.name='set']",
          message: 'An Immutable write returns a new value: never drop it.',
        },
      ],
    },
  },
  // The wire's names, and the specification's names of filter fields, keep their snake_case.
  {
    files: [
      'src/**/wire.ts',
      'src/services/**',
      'src/domain/search/**',
      'src/blocks/search-filters/**',
      'src/blocks/result-cells/**',
      'src/features/keyword-search/**',
      'src/features/award-search/**',
      'src/domain/codes/**',
      'mock-api/**',
      'tests/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: { camelcase: 'off' },
  },
  { files: ['mock-api/**', 'tests/**'], rules: { 'no-console': 'off' } },
  // Column tables and wide SQL stay readable in one place.
  { files: ['tests/**', '**/*.test.{ts,tsx}'], rules: { 'max-lines': 'off' } },
);
