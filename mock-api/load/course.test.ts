import { createProgressTracker } from './course';

const startCourse = () => {
  let time = 0;
  const course = createProgressTracker(() => time * 1000);
  return {
    course,
    wait: (seconds: number) => {
      time += seconds;
    },
    left: () => course.progress().secondsLeft,
  };
};
/** Starts reading a file of 1,001 lines. `share` is the progress that DuckDB reports, and `end` ends the reading. */
const startReading = (course: ReturnType<typeof createProgressTracker>, bytes = 1000) => {
  const engine: { share?: number } = {};
  let end = () => {};
  const read = course.read(
    { bytes, lines: 1001 },
    () => engine.share,
    () =>
      new Promise<void>((done) => {
        end = done;
      }),
  );
  return {
    engine,
    end: () => {
      end();
      return read;
    },
  };
};

describe('the progress of a load', () => {
  it('has no remaining time and no rows read before the first rows of a file are read', () => {
    const { course, wait } = startCourse();
    wait(3);
    expect(course.progress()).toEqual({ step: 1, steps: 4 });
    course.expect([{ bytes: 1000, lines: 1001 }]);
    course.begin('reading');
    const { engine } = startReading(course);
    wait(3);
    for (const share of [undefined, 0]) {
      engine.share = share;
      expect(course.progress()).toEqual({ step: 2, steps: 4, rows: { of: 1000 } });
    }
  });

  it('derives rows from the share read, and remaining time from elapsed time and later steps', () => {
    const { course, wait, left } = startCourse();
    course.expect([{ bytes: 1000, lines: 1001 }]);
    course.begin('reading');
    const { engine } = startReading(course);
    wait(6.5);
    engine.share = 0.25;
    expect(course.progress()).toMatchObject({ step: 2, rows: { read: 250, of: 1000 } });
    // The file takes 26 s, of which 6.5 s have passed. The later steps also take 26 s.
    expect(left()).toBeCloseTo(19.5 + 26);
    wait(6.5);
    engine.share = 0.75;
    // Three quarters took 13 s, which is faster than the first quarter.
    expect(left()).toBeCloseTo(13 / 3 + 52 / 3);
  });

  it('takes the time of the later steps from the last load, if it is known', () => {
    const { course, wait, left } = startCourse();
    course.expect([{ bytes: 1000, lines: 1001 }], 130_000);
    course.begin('reading');
    const { engine } = startReading(course);
    wait(1);
    engine.share = 0.5;
    expect(left()).toBeCloseTo(1 + 130);
    course.begin('arranging');
    wait(10);
    expect(left()).toBeCloseTo(120);
    course.begin('finishing');
    expect(left()).toBeCloseTo(60);
  });

  it('counts down between updates, but never below the time for the later steps', () => {
    const { course, wait, left } = startCourse();
    course.expect([{ bytes: 1000, lines: 1001 }]);
    course.begin('reading');
    const { engine } = startReading(course);
    wait(5);
    engine.share = 0.5;
    expect(left()).toBeCloseTo(15);
    wait(3);
    expect(left()).toBeCloseTo(12);
    wait(3600);
    expect(left()).toBeCloseTo(10);
    // The number of rows read never decreases.
    engine.share = 0.1;
    expect(course.progress().rows?.read).toBe(500);
  });

  it('weighs each file by its share of all bytes', async () => {
    const { course, wait, left } = startCourse();
    course.expect([
      { bytes: 3000, lines: 1001 },
      { bytes: 1000, lines: 1001 },
    ]);
    course.begin('reading');
    const first = startReading(course, 3000);
    wait(15);
    first.engine.share = 0.5;
    // Three eighths of all bytes took 15 s.
    expect(left()).toBeCloseTo(25 + 40);
    await first.end();
    const second = startReading(course, 1000);
    wait(3);
    expect(course.progress().rows).toEqual({ of: 1000 });
    second.engine.share = 0.5;
    expect(course.progress().rows).toEqual({ read: 500, of: 1000 });
    // Seven eighths of all bytes took 18 s.
    expect(left()).toBeCloseTo(18 / 7 + 144 / 7);
  });

  it('estimates the time for later steps from the time that reading took', async () => {
    const { course, wait, left } = startCourse();
    course.expect([{ bytes: 1000, lines: 1001 }]);
    course.begin('reading');
    const { end } = startReading(course);
    wait(13);
    await end();
    course.begin('arranging');
    expect(course.progress()).toEqual({ step: 3, steps: 4, secondsLeft: 13 });
    wait(2);
    expect(left()).toBeCloseTo(11);
    wait(1000);
    expect(left()).toBeCloseTo(6);
    course.begin('finishing');
    expect(course.progress()).toEqual({ step: 4, steps: 4, secondsLeft: 6 });
    wait(1000);
    expect(left()).toBe(0);
  });

  it('gives a finite remaining time or none for any file size and engine progress', async () => {
    for (const share of [Number.NaN, -1, 0, 1e-12, 1, 7])
      for (const bytes of [0, 1000]) {
        const { course, wait, left } = startCourse();
        const estimates: (number | undefined)[] = [];
        course.expect([{ bytes, lines: bytes && 1001 }]);
        course.begin('reading');
        const { engine, end } = startReading(course, bytes);
        engine.share = share;
        estimates.push(left());
        expect(course.progress().rows?.read ?? 0).toBeLessThanOrEqual(1000);
        wait(1);
        estimates.push(left());
        await end();
        course.begin('arranging');
        estimates.push(left());
        course.begin('finishing');
        estimates.push(left());
        expect(
          estimates.every((one) => one === undefined || (Number.isFinite(one) && one >= 0)),
        ).toBe(true);
      }
  });
});
