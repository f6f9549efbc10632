import { makeTreasuryAccount } from '@/domain/search/searchFilters';
import { postCall, serviceEdge } from '../../../tests/serviceEdge';
import { searchAccountPart } from './accountPartService';

const edge = serviceEdge();

describe('searchAccountPart', () => {
  const chosen = makeTreasuryAccount({ ata: '(None)', aid: '097', main: '0100' }).toObject();
  it('sends the text in capitals with the other selected components', async () => {
    edge.answers({ results: [] });
    expect(await searchAccountPart('main', chosen, 'x01', 10)).toEqual([]);
    expect(edge.asked).toEqual([
      postCall('v2/autocomplete/accounts/main/', {
        filters: { ata: null, aid: '097', main: 'X01' },
        limit: 10,
      }),
    ]);
  });
  it('sends only the searched component if no other is selected', async () => {
    edge.answers({ results: [] });
    await searchAccountPart('bpoa', {}, '', 10);
    expect(edge.asked[0]).toMatchObject({
      path: 'v2/autocomplete/accounts/bpoa/',
      body: { filters: { bpoa: '' }, limit: 10 },
    });
  });
  it('reads plain values and agency values and drops empty values', async () => {
    edge.answers({
      results: [
        '0100',
        null,
        { aid: '097', agency_name: 'Department of Defense', agency_abbreviation: 'DOD' },
        { ata: '012', agency_name: 'Department of Agriculture', agency_abbreviation: null },
        { agency_name: 'Nobody', agency_abbreviation: 'NO' },
        { aid: '', agency_name: 'Nobody', agency_abbreviation: 'NO' },
      ],
    });
    expect(await searchAccountPart('aid', {}, '0', 10)).toEqual([
      { value: '0100', name: '' },
      { value: '097', name: 'Department of Defense (DOD)' },
      { value: '012', name: 'Department of Agriculture' },
    ]);
  });
  it('shows -- for an agency without a name', async () => {
    edge.answers({ results: [{ aid: '097', agency_name: null, agency_abbreviation: null }] });
    expect(await searchAccountPart('aid', {}, '0', 10)).toEqual([{ value: '097', name: '--' }]);
  });
});
