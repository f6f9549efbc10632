import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { failureOf, serviceEdge } from '../../../tests/serviceEdge';
import { apiRoot, request } from './client';

const edge = serviceEdge();
const path = 'v2/awards/CONT_AWD_1/';
/** As the page does before its scripts come. */
const asks = (answer: Response | undefined) => {
  window.firstCall = { address: `${apiRoot()}${path}`, answer: Promise.resolve(answer) };
};
let sent = 0;
beforeEach(() => {
  sent = 0;
  edge.answersBy(() => {
    sent += 1;
    return HttpResponse.json({ by: 'the scripts' });
  });
});
afterEach(() => {
  window.firstCall = undefined;
});

describe('what the page has asked for before its scripts came', () => {
  it('is the answer to who asks for the same, once', async () => {
    asks(Response.json({ by: 'the page' }));
    expect(await request({ path })).toEqual({ by: 'the page' });
    expect(sent).toBe(0);
    expect(await request({ path })).toEqual({ by: 'the scripts' });
    expect(sent).toBe(1);
  });
  it('is not the answer to anything else', async () => {
    asks(Response.json({ by: 'the page' }));
    expect(await request({ path: 'v2/awards/CONT_AWD_2/' })).toEqual({ by: 'the scripts' });
    expect(await request({ path, method: 'POST', body: {} })).toEqual({ by: 'the scripts' });
    expect(sent).toBe(2);
  });
  it('fails with the reason that the service gave', async () => {
    asks(Response.json({ detail: 'No such award' }, { status: 404 }));
    expect(await failureOf(request({ path }))).toMatchObject({
      status: 404,
      message: 'No such award',
    });
    expect(sent).toBe(0);
  });
  it('is asked for anew where no answer came or the service was busy', async () => {
    asks(undefined);
    expect(await request({ path })).toEqual({ by: 'the scripts' });
    asks(Response.json({ detail: 'Busy' }, { status: 503 }));
    expect(await request({ path })).toEqual({ by: 'the scripts' });
    expect(sent).toBe(2);
  });
  it('does not hold who leaves before it came', async () => {
    window.firstCall = { address: `${apiRoot()}${path}`, answer: new Promise(() => {}) };
    const visit = new AbortController();
    const failure = failureOf(request({ path, signal: visit.signal }));
    await waitFor(() => expect(window.firstCall).toBeUndefined());
    visit.abort();
    expect(await failure).toMatchObject({ cancelled: true });
    expect(sent).toBe(0);
  });
  it('that cannot be read is told like any other', async () => {
    asks(new Response('<html>'));
    expect(await failureOf(request({ path }))).toMatchObject({
      message: 'The data service sent an unreadable answer.',
    });
  });
});
