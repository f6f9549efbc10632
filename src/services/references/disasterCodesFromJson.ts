import type { DisasterCode } from '@/domain/disaster/publicLaws';
import { promised } from '../http/serviceError';
import type { DefCodesJson } from './wire';

/** Disaster Emergency Fund codes; what has no code is none. */
export const disasterCodesFromJson = (codes: DefCodesJson['codes']): readonly DisasterCode[] =>
  promised(codes).flatMap((each) =>
    typeof each?.code === 'string'
      ? [
          {
            code: each.code,
            disaster: each.disaster ?? '',
            publicLaw: each.public_law ?? '',
            title: each.title ?? '',
            urls: each.urls ?? [],
          },
        ]
      : [],
  );
