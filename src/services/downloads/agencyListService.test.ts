import { postCall, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { downloadAgencies, downloadSubagencies } from './agencyListService';

const edge = serviceEdge();

describe('downloadAgencies', () => {
  it.each(['award_agencies', 'account_agencies'] as const)(
    'requests %s and returns them in two groups [i7.15]',
    async (type) => {
      edge.answers({
        agencies: {
          cfo_agencies: [
            { toptier_agency_id: 22, name: 'Department of Defense', toptier_code: '097' },
          ],
          other_agencies: [{ toptier_agency_id: 5, name: 'A Board' }],
        },
        sub_agencies: [],
      });
      expect(await downloadAgencies.call({ type })).toEqual({
        cfo: [{ id: 22, name: 'Department of Defense', code: '097' }],
        other: [{ id: 5, name: 'A Board', code: '' }],
      });
      expect(edge.asked).toEqual([
        postCall('v2/bulk_download/list_agencies/', { type, agency: 0 }),
      ]);
    },
  );
  it('drops agencies without an ID or name, but keeps ID 0', async () => {
    edge.answers({
      agencies: {
        cfo_agencies: [
          { name: 'X' },
          { toptier_agency_id: null, name: 'Y' },
          { toptier_agency_id: 3 },
          { toptier_agency_id: 4, name: '' },
          { toptier_agency_id: 0, name: 'Z', toptier_code: '000' },
        ],
      },
    });
    expect(await downloadAgencies.call({ type: 'award_agencies' })).toEqual({
      cfo: [{ id: 0, name: 'Z', code: '000' }],
      other: [],
    });
  });
  it.each([[{}], [{ agencies: [] }], [{ agencies: null }]])('rejects %j', async (response) => {
    edge.answers(response);
    await expect(downloadAgencies.call({ type: 'award_agencies' })).rejects.toThrow(UNREADABLE);
  });
});

describe('downloadSubagencies', () => {
  it('returns unique names', async () => {
    edge.answers({
      agencies: [],
      sub_agencies: [
        { subtier_agency_name: 'Army' },
        {},
        { subtier_agency_name: 'Navy' },
        { subtier_agency_name: null },
        { subtier_agency_name: 'Army' },
      ],
    });
    expect(await downloadSubagencies.call({ type: 'award_agencies', agencyId: 22 })).toEqual([
      'Army',
      'Navy',
    ]);
    expect(edge.asked).toEqual([
      postCall('v2/bulk_download/list_agencies/', { type: 'award_agencies', agency: 22 }),
    ]);
  });
  it.each([[{}], [{ sub_agencies: {} }]])('rejects %j', async (response) => {
    edge.answers(response);
    await expect(
      downloadSubagencies.call({ type: 'award_agencies', agencyId: 22 }),
    ).rejects.toThrow(UNREADABLE);
  });
});
