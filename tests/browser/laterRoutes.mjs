/** Addresses that pages link to already and that later steps build: until then they are not found. The last step empties this list. */
export const laterRoutes = [
  '/explorer/:root', '/explorer', '/agency', '/federal_account', '/state', '/recipient', '/recipient/:id/:fy', '/agency/:slug', '/disaster/covid-19', '/submission-statistics',
].map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
