import { badRequest } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { archiveName, archivePlan, publicationDay } from '../../../downloads/archive';

/** Returns the archive files of an agency, and which of them are ready. */
export const monthlyFiles = async (call: Call) => {
  const {
    agency: asked,
    fiscal_year: fiscalYear,
    type,
  } = call.body as {
    agency: number | string;
    fiscal_year: number;
    type: 'contracts' | 'assistance';
  };
  const agency = asked === 'all' ? undefined : call.lookups.toptier.get(Number(asked));
  if (asked !== 'all' && !agency)
    throw badRequest(`Agency '${String(asked).slice(0, 100)}' does not exist`);
  const updated = publicationDay(call.lookups);
  const last = Number(updated.slice(0, 4)) + (Number(updated.slice(5, 7)) >= 10 ? 1 : 0);
  const isReady = (name: string): boolean => {
    const made = archivePlan(name, call.lookups);
    return made !== undefined && call.downloads.known(made)?.status === 'finished';
  };
  const file = (full: boolean) => {
    const name = archiveName(
      { agency, type, fiscalYear: full ? fiscalYear : undefined },
      call.lookups,
    );
    return {
      agency_name: agency?.name ?? 'All',
      agency_acronym: agency?.abbr ?? null,
      file_name: name,
      fiscal_year: full ? fiscalYear : null,
      type,
      updated_date: updated,
      ready: isReady(name),
      url: `${call.origin}/files/award_data_archive/${encodeURIComponent(name)}`,
    };
  };
  return {
    monthly_files: [...(fiscalYear >= 2008 && fiscalYear <= last ? [file(true)] : []), file(false)],
  };
};
