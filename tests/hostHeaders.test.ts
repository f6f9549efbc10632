/** @jest-environment node */
import { headersFor } from '../scripts/lib/hostFiles.cjs';

const connections = () =>
  /connect-src ([^;]*)/.exec(headersFor('/api/')['Content-Security-Policy']!)![1];
afterEach(() => {
  delete process.env.MAPBOX_TOKEN;
});

describe('headers of the site', () => {
  it('allow the host of base tiles where a token is set, and no other', () => {
    expect(connections()).toBe("'self'");
    process.env.MAPBOX_TOKEN = 'pk.x';
    expect(connections()).toBe("'self' https://api.mapbox.com");
  });
});
