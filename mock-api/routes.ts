import type { Route } from './core/route';
import { agencyRoutes } from './handlers/agencies/routes';
import { assistanceListingRoutes } from './handlers/assistanceListings/routes';
import { autocompleteRoutes } from './handlers/autocomplete/routes';
import { awardRoutes } from './handlers/awards/routes';
import { budgetFunctionRoutes } from './handlers/budgetFunctions/routes';
import { disasterRoutes } from './handlers/disaster/routes';
import { downloadRoutes } from './handlers/downloads/routes';
import { codeTreeRoutes } from './handlers/codeTrees/routes';
import { dataDictionaryRoutes } from './handlers/dataDictionary/routes';
import { federalAccountRoutes } from './handlers/federalAccounts/routes';
import { financialRoutes } from './handlers/financials/routes';
import { glossaryRoutes } from './handlers/glossary/routes';
import { recipientRoutes } from './handlers/recipients/routes';
import { referenceRoutes } from './handlers/references/routes';
import { reportingRoutes } from './handlers/reporting/routes';
import { searchRoutes } from './handlers/search/routes';
import { spendingRoutes } from './handlers/spending/routes';
import { stateRoutes } from './handlers/states/routes';
import { tasRoutes } from './handlers/tas/routes';

/** All routes of the API. A new area adds its list here. */
export const routes: readonly Route[] = [
  ...referenceRoutes,
  ...assistanceListingRoutes,
  ...autocompleteRoutes,
  ...glossaryRoutes,
  ...dataDictionaryRoutes,
  ...codeTreeRoutes,
  ...agencyRoutes,
  ...federalAccountRoutes,
  ...financialRoutes,
  ...reportingRoutes,
  ...spendingRoutes,
  ...tasRoutes,
  // These routes precede the recipient routes, whose recipient ID would match `state`.
  ...stateRoutes,
  ...recipientRoutes,
  ...awardRoutes,
  ...searchRoutes,
  ...disasterRoutes,
  ...budgetFunctionRoutes,
  ...downloadRoutes,
];
