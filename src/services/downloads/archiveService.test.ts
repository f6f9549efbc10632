import { postCall, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { archiveFiles } from './archiveService';

const edge = serviceEdge();

describe('archiveFiles', () => {
  it.each([
    [22, 22],
    [null, 'all'],
  ])('sends the agency (%j), year and type', async (agencyId, agency) => {
    edge.answers({ monthly_files: [] });
    expect(await archiveFiles.call({ agencyId, fiscalYear: 2024, type: 'assistance' })).toEqual([]);
    expect(edge.asked).toEqual([
      postCall('v2/bulk_download/list_monthly_files/', {
        agency,
        fiscal_year: 2024,
        type: 'assistance',
      }),
    ]);
  });
  it('reads full and delta files, ready by default, and drops files without a name', async () => {
    edge.answers({
      monthly_files: [
        {
          agency_name: 'Department of Defense',
          agency_acronym: 'DOD',
          file_name: 'full.zip',
          fiscal_year: 2024,
          updated_date: '2025-11-06',
          url: '/api/files/full.zip',
        },
        {
          agency_name: 'All',
          agency_acronym: null,
          file_name: 'delta.zip',
          fiscal_year: null,
          updated_date: '2025-11-06',
          url: 'https://files.example/delta.zip',
          ready: false,
        },
        { file_name: 'bare.zip', url: 'javascript:alert(1)', ready: true },
        { agency_name: 'Nobody', url: '/api/files/none.zip' },
      ],
    });
    expect(await archiveFiles.call({ agencyId: 22, fiscalYear: 2024, type: 'contracts' })).toEqual([
      {
        agency: 'Department of Defense',
        abbreviation: 'DOD',
        name: 'full.zip',
        url: '/api/files/full.zip',
        fiscalYear: 2024,
        updated: '2025-11-06',
        ready: true,
      },
      {
        agency: 'All',
        abbreviation: '',
        name: 'delta.zip',
        url: 'https://files.example/delta.zip',
        fiscalYear: null,
        updated: '2025-11-06',
        ready: false,
      },
      {
        agency: '',
        abbreviation: '',
        name: 'bare.zip',
        url: '',
        fiscalYear: null,
        updated: '',
        ready: true,
      },
    ]);
  });
  it.each([
    ['without a list', {}],
    ['with only unnamed files', { monthly_files: [{ file_name: null }] }],
    ['with a year as text', { monthly_files: [{ file_name: 'a.zip', fiscal_year: 'last' }] }],
  ])('rejects a response %s', async (_, wire) => {
    edge.answers(wire);
    await expect(
      archiveFiles.call({ agencyId: null, fiscalYear: 2024, type: 'contracts' }),
    ).rejects.toThrow(UNREADABLE);
  });
});
