import { postCall, serviceEdge } from '../../../tests/serviceEdge';
import { recipientMatches } from './recipientMatchService';

const edge = serviceEdge();

describe('recipientMatches', () => {
  it('requests up to 500 matches of a text of three characters, and drops rows with neither name nor identifier', async () => {
    edge.answers({
      results: [
        { recipient_name: 'ACME', recipient_level: 'R', uei: 'ABCDEFGHIJK1', duns: '123456789' },
        { recipient_name: null, recipient_level: null, uei: null, duns: null },
      ],
    });
    expect(await recipientMatches.call({ text: 'acm' })).toEqual([
      { name: 'ACME', uei: 'ABCDEFGHIJK1', duns: '123456789', level: 'R' },
    ]);
    expect(edge.asked).toEqual([
      postCall('v2/autocomplete/recipient/', { search_text: 'acm', limit: 500 }),
    ]);
  });
  it('returns the largest recipients for fewer characters', async () => {
    edge.answers({
      results: [
        { name: 'ACME', duns: '123456789', uei: 'ABCDEFGHIJK1', id: 'x-P', recipient_level: 'P' },
        { name: null, duns: null, uei: null, id: 'y-R', recipient_level: 'R' },
      ],
    });
    expect(await recipientMatches.call({ text: 'ac' })).toEqual([
      { name: 'ACME', uei: 'ABCDEFGHIJK1', duns: '123456789', level: 'P' },
    ]);
    expect(edge.asked).toEqual([postCall('v2/recipient/', { limit: 500 })]);
  });
  it('uses the given limit', async () => {
    edge.answers({ results: [] });
    await recipientMatches.call({ text: 'acme', limit: 7 });
    await recipientMatches.call({ text: '', limit: 8 });
    expect(edge.asked.map(({ body }) => (body as { limit: number }).limit)).toEqual([7, 8]);
  });
});
