import type { Route } from './core/route';
import { agencyRoutes } from './handlers/agencies/routes';
import { autocompleteRoutes } from './handlers/autocomplete/routes';
import { awardRoutes } from './handlers/awards/routes';
import { budgetFunctionRoutes } from './handlers/budgetFunctions/routes';
import { bulkDownloadRoutes } from './handlers/downloads/routes';
import { codeAutocompleteRoutes } from './handlers/autocomplete/routes';
import { codeTreeRoutes } from './handlers/codeTrees/routes';
import { dataDictionaryRoutes } from './handlers/dataDictionary/routes';
import { downloadRoutes } from './handlers/downloads/routes';
import { federalAccountRoutes } from './handlers/federalAccounts/routes';
import { glossaryRoutes } from './handlers/glossary/routes';
import { groupedRowRoutes } from './handlers/search/routes';
import { recipientRoutes } from './handlers/recipients/routes';
import { referenceRoutes } from './handlers/references/routes';
import { searchRowRoutes } from './handlers/search/routes';
import { searchTotalRoutes } from './handlers/search/routes';
import { spendingRoutes } from './handlers/spending/routes';

/** Every endpoint the server answers. A new area adds its list here. */
export const routes: readonly Route[] = [
  ...referenceRoutes,
  ...autocompleteRoutes,
  ...codeAutocompleteRoutes,
  ...glossaryRoutes,
  ...dataDictionaryRoutes,
  ...codeTreeRoutes,
  ...agencyRoutes,
  ...federalAccountRoutes,
  ...spendingRoutes,
  ...recipientRoutes,
  ...awardRoutes,
  ...searchRowRoutes,
  ...searchTotalRoutes,
  ...groupedRowRoutes,
  ...budgetFunctionRoutes,
  ...downloadRoutes,
  ...bulkDownloadRoutes,
];
