import { layoutTimeline, type Moment } from './layoutTimeline';

const moments = (...days: (string | null)[]): Moment[] =>
  days.map((day, at) => ({
    key: String(at),
    label: `Day ${at}`,
    day,
    text: day ?? 'not provided',
  }));
const today = { day: '2026-01-01', text: 'January 1, 2026' };
const layout = (...days: (string | null)[]) => layoutTimeline(moments(...days), today, 800);

describe('layoutTimeline', () => {
  it('runs from the first to the last day, with the current date and the elapsed part marked', () => {
    const { moments: placed, bar, stops } = layout('2025-01-01', '2027-01-01');
    expect(placed.map(({ key, today: isToday }) => [key, isToday])).toEqual([
      ['0', false],
      ['today', true],
      ['1', false],
    ]);
    expect(bar!.elapsedWidth / bar!.width).toBeCloseTo(0.5, 2);
    expect(stops.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Day 0: 2025-01-01',
      'Today: January 1, 2026',
      'Day 1: 2027-01-01',
    ]);
  });
  it('does not mark the current date in a past range, which is fully elapsed, or in a future range', () => {
    const past = layout('2020-01-01', '2021-01-01');
    expect(past.moments).toHaveLength(2);
    expect(past.bar!.elapsedWidth).toBe(past.bar!.width);
    expect(layout('2030-01-01', '2031-01-01').bar!.elapsedWidth).toBe(0);
    expect(layoutTimeline(moments('2025-01-01', '2027-01-01'), null, 800).moments).toHaveLength(2);
  });
  it('draws nothing for days in the wrong order and lists them as not drawn', () => {
    const { bar, moments: placed, notDrawn } = layout('2027-01-01', '2025-01-01');
    expect([bar, placed]).toEqual([null, []]);
    expect(notDrawn.map(({ label }) => label)).toEqual(['Day 0', 'Day 1']);
  });
  it('lists missing and invalid days as not drawn', () => {
    const { moments: placed, notDrawn } = layout('2025-01-01', null, '2026-13-45', '2027-01-01');
    expect(placed.map(({ key }) => key)).toEqual(['0', 'today', '3']);
    expect(notDrawn.map(({ label }) => label)).toEqual(['Day 1', 'Day 2']);
    expect(layout(null)).toMatchObject({ bar: null, height: 0 });
  });
  it('centers a single day', () => {
    const { moments: placed } = layout('2025-01-01');
    expect(placed[0]!.x).toBeCloseTo(400);
  });
  it('labels the current date inside the chart', () => {
    expect(layout('2025-01-01', '2027-01-01').today).toMatchObject({ x: expect.any(Number) });
    expect(layout('2020-01-01', '2021-01-01').today).toBeNull();
    for (const days of [
      ['2026-01-01', '2027-01-01'],
      ['2025-01-01', '2026-01-01'],
    ]) {
      const { today: todayLabel } = layoutTimeline(moments(...days), today, 320, 26);
      expect(todayLabel!.x).toBeGreaterThanOrEqual(0);
      expect(todayLabel!.x).toBeLessThan(320);
      expect(todayLabel!.nameY).toBeGreaterThan(0);
    }
  });
});
