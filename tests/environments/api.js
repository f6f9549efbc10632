require('./compileOnce');
const { TestEnvironment } = require('jest-environment-node');
const { withMockApi } = require('./withMockApi');

module.exports = withMockApi(TestEnvironment);
