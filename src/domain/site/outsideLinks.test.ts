import { outside } from './outsideLinks';

describe('addresses of other sites', () => {
  it('are whole and safe, unless they are set to nothing', () =>
    expect(
      Object.entries(outside).filter(
        ([, url]) => url !== '' && !/^https:\/\/[\w.-]+(\/\S*)?$/.test(url),
      ),
    ).toEqual([]));
  it('stay with the government for the API, its tutorial and the fiscal sites', () => {
    for (const url of [
      outside.apiTutorialUrl,
      outside.apiEndpointsUrl,
      outside.fiscalDataUrl,
      outside.fiscalServiceUrl,
    ])
      expect(new URL(url).hostname).toMatch(/\.gov$/);
  });
  it('lead to the video channel, X, Facebook, the code repository and LinkedIn', () => {
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
