/** Babel configuration for webpack; Jest transforms with swc. */
module.exports = {
  presets: [
    [
      '@babel/preset-env',
      {
        modules: false,
        bugfixes: true,
        targets: 'chrome >= 109, edge >= 109, firefox >= 115, safari >= 16, ios >= 16',
      },
    ],
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ],
};
