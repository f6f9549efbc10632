import { labelCentre } from './labelCentre';

describe('labelCentre', () => {
  it('keeps a label in its place where it fits', () =>
    expect(labelCentre(100, 'FY 2026', 13, 200)).toBe(100));
  it('moves a label that would stick out on the right', () => {
    const centre = labelCentre(190, 'FY 2026', 26, 200);
    expect(centre).toBeLessThan(150);
    expect(centre).toBeGreaterThan(130);
  });
});
