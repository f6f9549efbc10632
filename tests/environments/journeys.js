const DomEnvironment = require('./dom');
const { withMockApi } = require('./withMockApi');

module.exports = withMockApi(DomEnvironment);
