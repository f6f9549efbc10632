import type { DisasterCode } from '@/domain/disaster/publicLaws';
import { listOf, text, texts, filterUsable, webAddress } from '../http/read';
import type { DefCodesJson } from './wire';

/** Returns the Disaster Emergency Fund codes; a row without a code is left out. */
export const disasterCodesFromJson = (codes: DefCodesJson['codes']): readonly DisasterCode[] =>
  filterUsable(
    listOf(codes, (row) => ({
      code: text(row.code),
      disaster: text(row.disaster),
      publicLaw: text(row.public_law),
      title: text(row.title),
      urls: texts(row.urls).map(webAddress).filter(Boolean),
    })),
    ({ code }) => Boolean(code),
  );
