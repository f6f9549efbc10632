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

/** Lines of a file: of source, and of tests (docs/decisions/0028). Tables of data are no longer than source is at present. */
const SOURCE_LINES = 300;
const TEST_LINES = 500;
/** @type {(max: number) => Partial<import('eslint').Linter.RulesRecord>} */
const lines = (max) => ({
  'max-lines': ['error', { max, skipBlankLines: false, skipComments: false }],
});
/** Handlers that make a thing a control. Keys and focus are listened to on frames too: Escape closes, arrows walk. */
const pressed = { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress'] };

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
      // A property is named to leave it out of the rest.
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
    // The other React rules run the React Compiler, which is slow: they check what a browser loads, not the tests.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      ...reactHooks.configs['recommended-latest']?.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Effects that load or measure keep what came of it as state: useLoaded, Overlays.
      'react-hooks/set-state-in-effect': 'off',
      // What was asked or shown last is kept in a ref and read while drawing (useAnswer): a change of it alone draws nothing.
      'react-hooks/refs': 'off',
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
  // The wire's names, and the specification's names of fields of filters and recipients, keep their snake_case.
  {
    files: [
      'src/**/wire.ts',
      'src/services/**',
      'src/domain/search/**',
      'src/domain/recipient.ts',
      'src/domain/disaster/covidState.ts',
      'src/domain/federalAccount/account.ts',
      'src/features/recipient/**',
      'src/blocks/search-filters/**',
      'src/blocks/result-cells/**',
      'src/blocks/top-five/topCategories.ts',
      'src/features/states/breakdown.ts',
      'src/features/keyword-search/**',
      'src/features/award-search/**',
      'src/domain/codes/**',
      'mock-api/**',
      'tests/**',
      'scripts/lib/benchPages.mjs',
      'scripts/lib/benchProfiles.mjs',
      'scripts/lib/*Calls.mjs',
      'scripts/lib/webpackPlugins.cjs',
      'scripts/lib/pages.mjs',
      'src/domain/agencies/agencyProfile.ts',
      'scripts/lib/contract{Faults,Requests,Samples}.mjs',
      '**/*.test.{ts,tsx}',
    ],
    rules: { camelcase: 'off' },
  },
  // Commands speak to the terminal, and so do the server and the tests where they have to say something.
  { files: ['scripts/**', 'mock-api/**', 'tests/**'], rules: { 'no-console': 'off' } },
  // What jest, webpack and dependency-cruiser load themselves is CommonJS.
  { files: ['**/*.{cjs,js}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // A frame that scrolls is reached by Tab; the map is walked with the arrow keys.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {
          tags: ['pre', 'ul'],
          roles: ['region', 'tabpanel', 'img'],
          allowExpressionValues: true,
        },
      ],
      'jsx-a11y/no-static-element-interactions': ['error', pressed],
      'jsx-a11y/no-noninteractive-element-interactions': ['error', pressed],
    },
  },
  {
    // One stop for Tab each: the tree has the focus and names its row (aria-activedescendant), a list of tabs hands it to a tab.
    // Rows of the tree are checked, not selected.
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
      // Found by role first; whose parent or neighbour, which cell, what has the focus, no query of the library tells.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      // A page is taken down before the API it asks is reset, and between the rounds of a loop.
      'testing-library/no-manual-cleanup': 'off',
      // `renderAt` gives a user and a store, and some tests draw twice: names say which of the two.
      'testing-library/render-result-naming-convention': 'off',
      // Takes any helper that gives `within` a region for a render.
      'testing-library/prefer-screen-queries': 'off',
      // toHaveTextContent looks for a part, and not at spaces: whole texts are compared as they are.
      'jest-dom/prefer-to-have-text-content': 'off',
    },
  },
  { files: ['tests/**', '**/*.test.{ts,tsx}'], rules: lines(TEST_LINES) },
);
