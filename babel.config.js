/** @param {import('@babel/core').ConfigAPI} api */
module.exports = (api) => {
  const test = api.env('test');
  return {
    presets: [
      [
        '@babel/preset-env',
        test
          ? { targets: { node: 'current' } }
          : {
              modules: false,
              bugfixes: true,
              targets: 'chrome >= 109, edge >= 109, firefox >= 115, safari >= 16, ios >= 16',
            },
      ],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
