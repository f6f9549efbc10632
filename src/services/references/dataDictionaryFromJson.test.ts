import { HttpResponse } from 'msw';
import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { dataDictionary } from './endpoints';

const edge = serviceEdge();
const headers = [
  { raw: 'element', display: 'Element' },
  { raw: 'definition', display: 'Definition' },
  { raw: 'file_a', display: 'File A' },
];
const sections = [
  { section: 'Schema', colspan: 2 },
  { section: 'Files', colspan: '1' },
];
const respondWithDocument = (parts: object) =>
  edge.answers({ document: { headers, sections, rows: [], ...parts } });

describe('the data dictionary', () => {
  it('has column groups, columns, rows of text and a download address', async () => {
    respondWithDocument({
      metadata: { download_location: ' https://files.example/dictionary.xlsx ' },
      rows: [
        ['Amount', ' What was promised ', 'x'],
        ['Name', null, 5],
      ],
    });
    expect(await dataDictionary.call({})).toEqual({
      groups: [
        { label: 'Schema', columns: 2 },
        { label: 'Files', columns: 1 },
      ],
      columns: [
        { id: 'element', label: 'Element' },
        { id: 'definition', label: 'Definition' },
        { id: 'file_a', label: 'File A' },
      ],
      rows: [
        ['Amount', 'What was promised', 'x'],
        ['Name', '', '5'],
      ],
      downloadUrl: 'https://files.example/dictionary.xlsx',
    });
    expect(edge.asked).toEqual([
      { method: 'GET', path: 'v2/references/data_dictionary/', query: {}, body: undefined },
    ]);
  });
  it('is empty for status 204', async () => {
    edge.answers(new HttpResponse(null, { status: 204 }));
    expect(await dataDictionary.call({})).toEqual({
      groups: [],
      columns: [],
      rows: [],
      downloadUrl: '',
    });
  });
  it('gives every column an ID and a label', async () => {
    respondWithDocument({
      headers: [{ display: 'Element' }, { raw: 'definition' }, {}, { raw: null, display: ' ' }],
      sections: [],
    });
    expect((await dataDictionary.call({})).columns).toEqual([
      { id: 'column_1', label: 'Element' },
      { id: 'definition', label: 'definition' },
      { id: 'column_3', label: 'Column 3' },
      { id: 'column_4', label: 'Column 4' },
    ]);
  });
  it('pads or shortens every row to the number of columns', async () => {
    respondWithDocument({ rows: [['a'], ['a', 'b', 'c', 'd']] });
    expect((await dataDictionary.call({})).rows).toEqual([
      ['a', '', ''],
      ['a', 'b', 'c'],
    ]);
  });
  it('keeps groups without a name and drops groups without columns', async () => {
    respondWithDocument({
      sections: [
        { section: null, colspan: 3 },
        { section: 'None', colspan: 0 },
        { section: 'Odd', colspan: null },
        { section: 'Less', colspan: -1 },
      ],
    });
    expect((await dataDictionary.call({})).groups).toEqual([{ label: '', columns: 3 }]);
  });
  it.each([
    [undefined],
    [[]],
    [[{ section: 'Short', colspan: 2 }]],
    [[{ section: 'Long', colspan: 4 }]],
  ])('has no groups if they do not match the columns: %j', async (badSections) => {
    respondWithDocument({ sections: badSections });
    expect((await dataDictionary.call({})).groups).toEqual([]);
  });
  it.each([[undefined], [null], [{}], [{ download_location: 'javascript:alert(1)' }]])(
    'has no download address for %j',
    async (metadata) => {
      respondWithDocument({ metadata });
      expect((await dataDictionary.call({})).downloadUrl).toBe('');
    },
  );
  it.each([
    [{}],
    [{ document: {} }],
    [{ document: { headers } }],
    [{ document: { rows: [] } }],
    [{ document: { headers: [], rows: [] } }],
    [{ document: { headers: 'x', rows: [] } }],
    [{ document: { headers: [null], rows: [] } }],
    [{ document: { headers: [{ raw: {} }], rows: [] } }],
    [{ document: { headers, rows: {} } }],
    [{ document: { headers, rows: [null] } }],
    [{ document: { headers, rows: ['row'] } }],
    [{ document: { headers, rows: [[{}]] } }],
    [{ document: { headers, rows: [], sections: {} } }],
    [{ document: { headers, rows: [], sections: [null] } }],
    [{ document: { headers, rows: [], sections: [{ section: 'x', colspan: 'wide' }] } }],
    [{ document: { headers, rows: [], metadata: { download_location: {} } } }],
  ])('is rejected for %j', async (response) => {
    edge.answers(response);
    await expect(dataDictionary.call({})).rejects.toThrow(UNREADABLE);
  });
});
