import type { Route } from './core/route';
import { agencyRoutes } from './handlers/agencies';
import { autocompleteRoutes } from './handlers/autocomplete';
import { awardRoutes } from './handlers/awards';
import { glossaryRoutes } from './handlers/glossary';
import { recipientRoutes } from './handlers/recipients';
import { referenceRoutes } from './handlers/references';
import { searchRowRoutes } from './handlers/searchRows';
import { searchTotalRoutes } from './handlers/searchTotals';

/** Every endpoint the server answers. A new area adds its list here. */
export const routes: readonly Route[] = [...referenceRoutes, ...autocompleteRoutes, ...glossaryRoutes, ...agencyRoutes, ...recipientRoutes, ...awardRoutes, ...searchRowRoutes, ...searchTotalRoutes];
