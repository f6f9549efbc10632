import type { Award } from '@/domain/award';
import { createRequestSlice, type RequestState } from '@/lib/requestSlice';

export const awardSlice = createRequestSlice<Award>('award');
export interface WithAward { award: RequestState<Award> }
export const selectAward = (state: WithAward) => state.award;
