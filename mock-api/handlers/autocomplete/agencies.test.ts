import { sharedServer } from '../../../tests/server';
import { sender } from '../../../tests/requests';
import type { Call } from '../../core/route';
import type { ApiServer } from '../../server';
import { searchAgencies } from './queries/agencies';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
}, 120_000);
const send = sender(() => server);

describe('agency autocomplete', () => {
  const search = async (text: string) =>
    (await send('POST', '/api/v2/autocomplete/awarding_agency/', { search_text: text, limit: 20 }))
      .json<{
        results: {
          toptier_flag: boolean;
          toptier_agency: { name: string; abbreviation: string };
          subtier_agency: { name: string };
        }[];
      }>()
      .results.map(({ toptier_flag: top, toptier_agency: whole, subtier_agency: part }) =>
        top ? whole.name : part.name,
      );
  it('lists the best match for a name or abbreviation first', async () => {
    expect((await search('defen'))[0]).toBe('Department of Defense');
    expect((await search('DOD'))[0]).toBe('Department of Defense');
    expect((await search('health'))[0]).toBe('Department of Health and Human Services');
    expect((await search('treas'))[0]).toBe('Department of the Treasury');
  });
  it('orders equally good matches by agency size, largest first', () => {
    const toptiers = [
      { id: 1, name: 'Road Agency', abbr: 'RA', code: '901', weight: 1 },
      { id: 2, name: 'Road Zone', abbr: 'RZ', code: '902', weight: 9 },
      { id: 3, name: 'Road Office', abbr: 'RO', code: '903', weight: 5 },
    ];
    const subtiers = toptiers.map((top) => ({
      ...top,
      id: top.id + 10,
      toptier_id: top.id,
      is_toptier: true,
    }));
    const { results } = searchAgencies({
      lookups: { toptiers, subtiers, toptierById: new Map(toptiers.map((top) => [top.id, top])) },
      body: { search_text: 'road' },
    } as unknown as Call);
    expect(results.map(({ toptier_agency: { name } }) => name)).toEqual([
      'Road Zone',
      'Road Office',
      'Road Agency',
    ]);
  });
});
