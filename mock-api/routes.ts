import type { Route } from './core/route';
import { agencyRoutes } from './handlers/agencies';
import { autocompleteRoutes } from './handlers/autocomplete';
import { awardRoutes } from './handlers/awards';
import { budgetFunctionRoutes } from './handlers/budgetFunctions';
import { bulkDownloadRoutes } from './handlers/bulkDownloads';
import { codeAutocompleteRoutes } from './handlers/codeAutocomplete';
import { codeTreeRoutes } from './handlers/codeTrees';
import { dataDictionaryRoutes } from './handlers/dataDictionary';
import { downloadRoutes } from './handlers/downloads';
import { federalAccountRoutes } from './handlers/federalAccounts';
import { glossaryRoutes } from './handlers/glossary';
import { groupedRowRoutes } from './handlers/groupedRows';
import { recipientRoutes } from './handlers/recipients';
import { referenceRoutes } from './handlers/references';
import { searchRowRoutes } from './handlers/searchRows';
import { searchTotalRoutes } from './handlers/searchTotals';
import { spendingRoutes } from './handlers/spending';

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
