import { getExistingPath } from '@/blocks/entity-links';
import { codeAndText } from '@/domain/format';
import { programTexts } from '@/domain/program/programCode';
import { programPath } from '@/domain/program/programPath';
import { searchPrograms } from '@/services/autocomplete/programMatchService';
import { rankMatches, type FindMatches } from './siteMatch';

/** Finds assistance listings, NAICS codes and product or service codes, by code or title. */
export const findPrograms: FindMatches = async (text, signal) =>
  rankMatches(
    (await searchPrograms(text, signal)).flatMap(({ item: program, ...rank }) => {
      const { kind, code, title, isRetired } = program;
      const to = getExistingPath(programPath(program));
      if (!to) return [];
      const { noun } = programTexts[kind];
      return [
        {
          ...rank,
          item: {
            key: `program-${kind}-${code}`,
            text: codeAndText(code, title),
            detail: `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${isRetired ? ', retired' : ''}`,
            target: { to },
          },
        },
      ];
    }),
  );
