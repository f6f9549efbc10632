import { createRequire } from 'node:module';
import boundaries from 'eslint-plugin-boundaries';
import jestDom from 'eslint-plugin-jest-dom';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
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
      message: 'Take lazyComponent (ui/lazyComponent): it shows a failed load with Retry.',
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

/** Maximum lines of a source file and of a test file (docs/decisions/0028). Data tables have the limit of source files. */
const SOURCE_LINES = 300;
const TEST_LINES = 500;
/** @type {(max: number) => Partial<import('eslint').Linter.RulesRecord>} */
const lines = (max) => ({
  'max-lines': ['error', { max, skipBlankLines: false, skipComments: false }],
});
/** Handlers that make an element a control. Key and focus handlers are also allowed on containers: Escape closes, arrow keys navigate. */
const pressHandlers = { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress'] };

export default tseslint.config(
  { ignores: ['node_modules', 'dist', '.data', '.cache', 'coverage'] },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
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
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Allows naming a property to omit it from the rest.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      ...lines(SOURCE_LINES),
      'no-restricted-imports': ['error', imports],
      'no-restricted-syntax': ['error', ...untyped],
      eqeqeq: 'error',
      'no-console': 'error',
      camelcase: ['error', { properties: 'always', ignoreDestructuring: false }],
    },
  },
  {
    // The other React rules run the React Compiler, which is slow. They check code that browsers load, not tests.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      ...reactHooks.configs['recommended-latest']?.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
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
  {
    // A function is readable on one screen. A `switch` counts once: a reducer lists its actions.
    files: ['src/**/*.{ts,tsx}', 'mock-api/**/*.{ts,mjs}', 'scripts/**/*.{mjs,cjs}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      complexity: ['error', { max: 15, variant: 'modified' }],
    },
  },
  // Names of the API, and field names of the specification, keep their snake_case. Tests and mock-api use the API's names throughout.
  {
    files: [
      'src/services/**',
      'src/domain/{codes,search}/**',
      'src/domain/{agencies/agencyProfile,disaster/covidState,federalAccount/account,recipient}.ts',
      'src/blocks/top-five/topCategories.ts',
      'src/features/award-search/{columns,downloadColumns}.ts',
      'src/blocks/spending-profile/breakdown.ts',
      'mock-api/**',
      'tests/**',
      '**/*.test.{ts,tsx}',
      'scripts/{bench,contract}/**',
      'scripts/build/webpackPlugins.cjs',
    ],
    rules: { camelcase: 'off' },
  },
  // Scripts write to the terminal; the server and the tests may do so too.
  { files: ['scripts/**', 'mock-api/**', 'tests/**'], rules: { 'no-console': 'off' } },
  // Files that jest, webpack and dependency-cruiser load themselves are CommonJS.
  { files: ['**/*.{cjs,js}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // A scrollable container is reached by Tab; the map is navigated with the arrow keys.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {
          tags: ['pre', 'ul'],
          roles: ['region', 'tabpanel', 'img'],
          allowExpressionValues: true,
        },
      ],
      'jsx-a11y/no-static-element-interactions': ['error', pressHandlers],
      'jsx-a11y/no-noninteractive-element-interactions': ['error', pressHandlers],
    },
  },
  {
    // Each is one tab stop: the tree has focus and names its active row (aria-activedescendant); a tab list moves focus to a
    // tab. Rows of the tree are checked, not selected.
    files: ['src/ui/CheckTree.tsx', 'src/ui/Tabs.tsx'],
    rules: {
      'jsx-a11y/interactive-supports-focus': 'off',
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/role-has-required-aria-props': 'off',
    },
  },
  {
    files: ['**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react'], jestDom.configs['flat/recommended']],
    rules: {
      // Elements are found by role first. No query finds a parent, a sibling, a cell or the focused element.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      // A page is unmounted before the API it uses is reset, and between the iterations of a loop.
      'testing-library/no-manual-cleanup': 'off',
      // `renderAt` returns a user and a store, and some tests render twice: the names distinguish the results.
      'testing-library/render-result-naming-convention': 'off',
      // The rule mistakes any helper that returns `within` of a region for a render.
      'testing-library/prefer-screen-queries': 'off',
      // toHaveTextContent matches substrings and normalizes whitespace; tests compare the exact full text.
      'jest-dom/prefer-to-have-text-content': 'off',
    },
  },
  { files: ['tests/**', '**/*.test.{ts,tsx}'], rules: lines(TEST_LINES) },
);
