import type { DataDictionary } from '@/domain/dataDictionary';
import { createRequestSlice, type RequestState } from '@/lib/requestSlice';

export const dictionarySlice = createRequestSlice<DataDictionary>('dataDictionary');
export interface WithDataDictionary { dataDictionary: RequestState<DataDictionary> }
export const selectDictionary = (state: WithDataDictionary) => state.dataDictionary;
