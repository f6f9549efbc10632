import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Progress } from './course';
import { loadFiles } from './load';
import { progressLines } from './progressLines';

const reading: Progress = {
  step: 2,
  steps: 4,
  rows: { read: 123_456, of: 999_999 },
  secondsLeft: 31.2,
};
/** Returns progress functions, a clock that the test moves, and the text that was written. */
const createOutlet = (terminal: boolean, columns?: number) => {
  const written: { at: number; text: string }[] = [];
  const clock = { at: 1000 };
  const lines = progressLines({
    terminal,
    columns: () => columns,
    write: (text) => written.push({ at: clock.at, text }),
    now: () => clock.at,
  });
  return { ...lines, clock, written, said: () => written.map(({ text }) => text) };
};

describe('progressLines', () => {
  it.each([
    ['a file or a pipe', false, 5000, 5000],
    ['a terminal', true, 2000, 500],
  ])(
    'writes progress to %s after an initial delay and then at fixed intervals',
    (_, terminal, first, next) => {
      const { course, clock, written } = createOutlet(terminal);
      const started = clock.at;
      for (let at = 0; at <= 60_000; at += 70) {
        clock.at = started + at;
        course(reading);
      }
      const times = written.map(({ at }) => at - started);
      expect(times[0]).toBeGreaterThanOrEqual(first);
      expect(times[0]).toBeLessThan(first + 70);
      const pauses = times.slice(1).map((time, nth) => time - times[nth]!);
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(next);
      expect(Math.max(...pauses)).toBeLessThan(next + 70);
    },
  );

  it('writes no progress for a load of less than two seconds', () => {
    for (const terminal of [true, false]) {
      const { course, line, clear, clock, said } = createOutlet(terminal);
      for (const at of [0, 400, 1900]) {
        clock.at = 1000 + at;
        course(reading);
      }
      line('Reading a.csv …');
      clear();
      expect(said()).toEqual(['Reading a.csv …\n']);
    }
  });

  it.each<[string, Progress]>([
    ['step 1 of 4: checking the files', { step: 1, steps: 4 }],
    [
      'step 2 of 4: about 1,000,000 rows to read',
      { ...reading, rows: { of: 999_999 }, secondsLeft: undefined },
    ],
    ['step 2 of 4: about 123,000 of about 1,000,000 rows read, about 30 s left', reading],
    ['step 3 of 4, about 2 min left', { step: 3, steps: 4, secondsLeft: 110 }],
    ['step 4 of 4, a few seconds left', { step: 4, steps: 4, secondsLeft: 0 }],
  ])('writes “%s”', (words, progress) => {
    const { course, clock, said } = createOutlet(false);
    clock.at += 5000;
    course(progress);
    expect(said()).toEqual([`  ${words}\n`]);
  });

  it('rewrites one line within the terminal width and clears it before other output', () => {
    const { course, line, clear, clock, said } = createOutlet(true, 40);
    const clearing = '\r\u001B[K';
    const short = '  step 2 of 4: about 123,000 of about 1,';
    for (const next of [2000, 500]) {
      clock.at += next;
      course(reading);
    }
    line('1 rows read');
    line('Arranging …');
    clock.at += 500;
    course(reading);
    clear();
    clear();
    const shown = `${clearing}${short.slice(0, 39)}`;
    expect(said()).toEqual([
      shown,
      shown,
      clearing,
      '1 rows read\n',
      'Arranging …\n',
      shown,
      clearing,
    ]);
  });
});

describe('loadFiles with a progress callback', () => {
  it('reports every step, the rows of the file and a finite remaining time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spending-load-course-'));
    try {
      const path = join(folder, 'many.csv');
      const header =
        'contract_transaction_unique_key,contract_award_unique_key,award_id_piid,federal_action_obligation,action_date,award_type_code,awarding_agency_code,awarding_agency_name,awarding_sub_agency_code,awarding_sub_agency_name,recipient_uei,recipient_name,transaction_description,remarks';
      // The rows are long, so that DuckDB reads the file in several chunks.
      const remarks = 'x'.repeat(5000);
      const rows = 20_000;
      writeFileSync(
        path,
        `${header}\n${Array.from({ length: rows }, (_, at) => `K${at},CONT_AWD_${at % 5000},${at % 5000},1.00,2025-01-15,B,012,Department of Agriculture,12C2,Forest Service,EXAMPLEUEI01,EXAMPLE SEEDS INC,SEED LOT ${at},${remarks}`).join('\n')}`,
      );
      const reports: Progress[] = [];
      let time = 0;
      let text = '';
      const { line, course } = progressLines({
        terminal: false,
        write: (more) => (text += more),
        // The clock advances one second at each call, as on a slow machine.
        now: () => (time += 1000),
      });
      await loadFiles({
        files: [path],
        path: join(folder, 'loaded.duckdb'),
        referenceFolder: join(__dirname, '../data/reference'),
        onProgress: line,
        onCourse: (progress) => {
          reports.push(progress);
          course(progress);
        },
        every: 1,
      });
      const steps = reports.map(({ step }) => step);
      expect([...new Set(steps)]).toEqual([1, 2, 3, 4]);
      const rowReports = reports.flatMap((one) => (one.rows ? [one.rows] : []));
      expect(new Set(rowReports.map(({ of }) => of))).toEqual(new Set([rows]));
      const counts = rowReports.map((one) => one.read ?? 0);
      expect(counts).toEqual([...counts].sort((a, b) => a - b));
      expect(counts.some((count) => count > 0 && count < rows)).toBe(true);
      expect(rowReports.at(-1)).toEqual({ read: rows, of: rows });
      for (const { step, secondsLeft } of reports) {
        if (step > 2) expect(secondsLeft).toBeDefined();
        if (secondsLeft !== undefined)
          expect(Number.isFinite(secondsLeft) && secondsLeft >= 0).toBe(true);
      }
      expect(text).toMatch(/^Reading many\.csv/m);
      expect(text).toMatch(/^ {2}step 3 of 4, .* left$/m);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
