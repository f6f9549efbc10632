/** Babel plugin that removes statements like `Form.displayName = 'Form'`. @returns {import('@babel/core').PluginObj} */
module.exports = () => ({
  visitor: {
    ExpressionStatement(path) {
      const { expression } = path.node;
      if (
        expression.type === 'AssignmentExpression' &&
        expression.left.type === 'MemberExpression' &&
        expression.left.property.type === 'Identifier' &&
        expression.left.property.name === 'displayName'
      )
        path.remove();
    },
  },
});
