import type { Route } from '../../core/route';
import { dataDictionary } from './queries';
import { DataDictionaryAnswer } from './shapes';

export const dataDictionaryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/references/data_dictionary/',
    summary: 'Data elements with their definitions and download columns',
    errors: [],
    answer: DataDictionaryAnswer,
    handler: dataDictionary,
  },
];
