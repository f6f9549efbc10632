import { choice, readAddress, text, whole, writeAddress } from './address';
import { toCsv } from './csv';
import { createRequestSlice } from './requestSlice';
import { applyMiddleware, combineReducers, legacy_createStore as createStore } from 'redux';
import { thunk } from 'redux-thunk';

describe('the address', () => {
  const spec = { page: whole(1), order: choice(['asc', 'desc'], 'desc'), hash: text(/^[0-9a-f]{4}$/) };
  it('reads typed values and leaves defaults out when writing', () => { expect(readAddress('?page=3&order=asc', spec)).toEqual({ values: { page: 3, order: 'asc', hash: '' }, refused: [] }); expect(writeAddress('?page=3', spec, { page: 1, order: 'asc' })).toBe('?order=asc'); });
  it('falls back on values that mean nothing and names them', () => expect(readAddress('?page=-1&order=%3Cb%3E&hash=zz', spec)).toEqual({ values: { page: 1, order: 'desc', hash: '' }, refused: ['page', 'order', 'hash'] }));
  it('leaves parameters of others untouched', () => expect(writeAddress('?glossary=grant&page=2', spec, { page: 5 })).toBe('?glossary=grant&page=5'));
});
describe('CSV', () => {
  it('quotes what needs it and ends lines with CRLF', () => expect(toCsv(['a', 'b'], [['x,y', 'say "hi"'], ['two\nlines', null]])).toBe('\uFEFFa,b\r\n"x,y","say ""hi"""\r\n"two\nlines",\r\n'));
  it.each(['=1+1', '+1', '-cmd', '@sum'])('neutralises %s', (cell) => expect(toCsv(['a'], [[cell]])).toContain(`'${cell}`));
  it('leaves negative numbers alone', () => expect(toCsv(['a'], [['-5'], [-5.25]])).toBe('\uFEFFa\r\n-5\r\n-5.25\r\n'));
});
describe('a request slice', () => {
  const setup = () => {
    const slice = createRequestSlice<string>('thing');
    const store = createStore(combineReducers({ thing: slice.reducer }), applyMiddleware(thunk));
    type State = ReturnType<typeof store.getState>;
    const load = (key: string, call: () => Promise<string>, again = false) => (store.dispatch as (action: unknown) => Promise<void>)(slice.load<State>((state) => state.thing, key, call, new AbortController().signal, again));
    return { load, state: () => store.getState().thing };
  };
  it('lets the newest question win over a slower older one', async () => {
    const { load, state } = setup();
    let slow: (value: string) => void = () => {};
    const first = load('a', () => new Promise((resolve) => { slow = resolve; }));
    await load('b', () => Promise.resolve('of b'));
    slow('of a');
    await first;
    expect([state().answer, state().answeredKey, state().status]).toEqual(['of b', 'b', 'ready']);
  });
  it('keeps the last good answer while a newer one fails, and says why', async () => {
    const { load, state } = setup();
    await load('a', () => Promise.resolve('good'));
    await load('b', () => Promise.reject(new Error('no luck')));
    expect([state().answer, state().answeredKey, state().status, state().error]).toEqual(['good', 'a', 'failed', 'no luck']);
  });
  it('shows nothing for a cancelled request', async () => { const { load, state } = setup(); await load('a', () => Promise.reject(Object.assign(new Error('cancelled'), { cancelled: true }))); expect([state().status, state().error]).toEqual(['loading', '']); });
  it('does not ask again for what is answered, unless told to', async () => { const { load } = setup(); const call = jest.fn(() => Promise.resolve('x')); await load('a', call); await load('a', call); expect(call).toHaveBeenCalledTimes(1); await load('a', call, true); expect(call).toHaveBeenCalledTimes(2); });
});
