import { badRequest } from '../../../core/errors';
import type { FileFormat, FileSet } from '../../../core/jobs';
import type { Route } from '../../../core/route';
import { createFileSet } from '../../../downloads/fileSets';
import { createFundingFile } from '../../../downloads/plans';
import { Values } from '../../../filters/values';
import { AwardBody, DOWNLOAD_ROUTE } from '../shapes/downloads';
import { submit } from '../submit';

/** Returns the route for a download about one award: its transactions, its subawards or orders, and its federal account funding. */
export const awardRoute = (kind: 'contract' | 'idv' | 'assistance', summary: string): Route => ({
  ...DOWNLOAD_ROUTE,
  path: `v2/download/${kind}/`,
  summary,
  body: AwardBody,
  handler: async (call) => {
    const { award_id: id, file_format: format } = call.body as {
      award_id: string | number;
      file_format?: FileFormat;
    };
    const values = new Values();
    const isNumber = typeof id === 'number' || /^\d{1,9}$/.test(id);
    const [award] = await call.db.query(
      `select id, grp, display_id
        from award
        where ${isNumber ? 'id' : 'generated_id'} = ${values.add(isNumber ? Number(id) : id)}`,
      values.list,
    );
    if (!award)
      throw badRequest(
        `Field 'award_id': no award has the ID '${String(id).slice(0, 200)}'. Use the generated_unique_award_id of an award`,
      );
    const awardId = Number(award.id);
    const isContract = Number(award.grp) <= 1;
    const side = isContract ? 'contract' : 'assistance';
    const stem = `${{ contract: 'Contract', idv: 'IDV', assistance: 'Assistance' }[kind]}_${String(award.display_id).replace(/[^A-Za-z0-9_-]+/g, '_')}`;
    const files: FileSet[] = [
      createFileSet(
        `${stem}_TransactionHistory`,
        `${side}_transactions`,
        `select * from tx where award_id = ${awardId}`,
      ),
      kind === 'idv'
        ? createFileSet(
            `${stem}_Orders`,
            'contract_awards',
            `select * from award where parent_id = ${awardId}`,
          )
        : createFileSet(
            `${stem}_Sub-Awards`,
            `${side}_subawards`,
            `select * from subaward where award_id = ${awardId}`,
          ),
      createFundingFile(
        `${stem}_FederalAccountFunding`,
        kind === 'idv'
          ? `x.award_id in (select id from award where id = ${awardId} or parent_id = ${awardId})`
          : `x.award_id = ${awardId}`,
      ),
    ];
    const heading = `One award: ${String(award.display_id)}`;
    const request = { award_id: id, file_format: format ?? 'csv' };
    return submit(call, stem, heading, request, files, format);
  },
});
