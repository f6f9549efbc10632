import { badRequest } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { archiveName, createArchivePlan, getPublicationDate } from '../../../downloads/archive';
import type { MonthlyFilesRequest } from '../shapes/bulk';

/** Returns the archive files of an agency, and which of them are ready. */
export const monthlyFiles = async (call: Call) => {
  const { agency: agencyId, fiscal_year: fiscalYear, type } = call.body as MonthlyFilesRequest;
  const agency = agencyId === 'all' ? undefined : call.lookups.toptierById.get(Number(agencyId));
  if (agencyId !== 'all' && !agency)
    throw badRequest(
      `Field 'agency': no agency has the ID '${String(agencyId).slice(0, 100)}'. Use 'all' or an ID from list_agencies`,
    );
  const publicationDate = getPublicationDate(call.lookups);
  const lastYear =
    Number(publicationDate.slice(0, 4)) + (Number(publicationDate.slice(5, 7)) >= 10 ? 1 : 0);
  const isReady = (name: string): boolean => {
    const plan = createArchivePlan(name, call.lookups);
    return plan !== undefined && call.downloads.findExisting(plan)?.status === 'finished';
  };
  const buildFile = (isFull: boolean) => {
    const name = archiveName(
      { agency, type, fiscalYear: isFull ? fiscalYear : undefined },
      call.lookups,
    );
    return {
      agency_name: agency?.name ?? 'All',
      agency_acronym: agency?.abbr ?? null,
      file_name: name,
      fiscal_year: isFull ? fiscalYear : null,
      type,
      updated_date: publicationDate,
      ready: isReady(name),
      url: `${call.origin}/files/award_data_archive/${encodeURIComponent(name)}`,
    };
  };
  return {
    monthly_files: [
      ...(fiscalYear >= 2008 && fiscalYear <= lastYear ? [buildFile(true)] : []),
      buildFile(false),
    ],
  };
};
