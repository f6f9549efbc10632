import { loadChunk } from '@/lib/requests/loadChunk';

/** Loads the functions that correct texts. They are needed only for a text without matches. */
export const loadCorrections = () => loadChunk(() => import('./corrections'));
