import { badRequest } from '../../../core/errors';
import type { Toptier } from '../../../core/lookups';
import type { Call } from '../../../core/route';

const toAgencyItem = ({ id, name, code }: Toptier) => ({
  toptier_agency_id: id,
  name,
  toptier_code: code,
});
/** Returns the agencies that a custom download can be limited to, or the subagencies of one agency. */
export const listAgencies = async (call: Call) => {
  const { type, agency } = call.body as { type: string; agency?: number | null };
  if (agency) {
    if (!call.lookups.toptierById.has(agency))
      throw badRequest(
        `Field 'agency': no agency has the ID ${agency}. Use an ID from this route's list of agencies`,
      );
    return {
      agencies: [],
      sub_agencies: call.lookups.subtiers
        .filter((row) => row.toptier_id === agency)
        .map(({ name }) => ({ subtier_agency_name: name }))
        .sort((a, b) => a.subtier_agency_name.localeCompare(b.subtier_agency_name)),
    };
  }
  const rows = await call.db.query<{ id: number; cfo: boolean }>(
    `select id, cfo
      from toptier t
      where exists (
        select 1
        from ${type === 'award_agencies' ? 'award a where a.top_id' : 'federal_account f where f.toptier_id'} = t.id)
      order by name`,
  );
  const listByCfo = (isCfo: boolean) =>
    rows
      .filter((row) => row.cfo === isCfo)
      .map(({ id }) => toAgencyItem(call.lookups.toptierById.get(id)!));
  return {
    agencies: { cfo_agencies: listByCfo(true), other_agencies: listByCfo(false) },
    sub_agencies: [],
  };
};
