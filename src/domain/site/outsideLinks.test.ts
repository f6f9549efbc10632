import { outside } from './outsideLinks';

describe('external addresses', () => {
  it('are empty or full https addresses', () =>
    expect(
      Object.entries(outside).filter(
        ([, url]) => url !== '' && !/^https:\/\/[\w.-]+(\/\S*)?$/.test(url),
      ),
    ).toEqual([]));
  it('use .gov for the API, its tutorial and the fiscal sites', () => {
    for (const url of [
      outside.apiTutorialUrl,
      outside.apiEndpointsUrl,
      outside.fiscalDataUrl,
      outside.fiscalServiceUrl,
    ])
      expect(new URL(url).hostname).toMatch(/\.gov$/);
  });
  it('include YouTube, X, Facebook, GitHub and LinkedIn', () => {
    expect(
      [
        outside.videoChannelUrl,
        outside.xUrl,
        outside.facebookUrl,
        outside.repositoryUrl,
        outside.linkedInUrl,
      ].map((url) => new URL(url).hostname),
    ).toEqual(['www.youtube.com', 'x.com', 'www.facebook.com', 'github.com', 'www.linkedin.com']);
  });
});
