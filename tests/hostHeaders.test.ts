import { headersFor } from '../scripts/build/hostFiles.cjs';

const getAllowed = (kind: string) =>
  new RegExp(`${kind}-src ([^;]*)`).exec(headersFor('/api/')['Content-Security-Policy']!)![1];
const getConnections = () => getAllowed('connect');
afterEach(() => {
  delete process.env.MAPBOX_TOKEN;
  delete process.env.SITE_FILES_ROOT;
});

describe('headers of the site', () => {
  it('allow connections to the map tile host only when a token is set', () => {
    expect(getConnections()).toBe("'self'");
    process.env.MAPBOX_TOKEN = 'pk.x';
    expect(getConnections()).toBe("'self' https://api.mapbox.com");
  });
  it('allow images from the file host when one is set', () => {
    expect(getAllowed('img')).toBe("'self' data: blob:");
    process.env.SITE_FILES_ROOT = 'https://files.example.gov/docs';
    expect(getAllowed('img')).toBe("'self' data: blob: https://files.example.gov");
  });
});
