import { date } from '@/domain/format';
import { ordinarySetName } from './exampleRows';

export interface ExampleMoment {
  key: string;
  label: string;
  day: string | null;
  text: string;
}
const toMoments = (pairs: readonly (readonly [label: string, day: string | null])[]) =>
  pairs.map(([label, day], at): ExampleMoment => ({
    key: String(at),
    label,
    day,
    text: day ? date(day) : 'not provided',
  }));

/** A fixed current date, so that the examples do not change from day to day. */
export const exampleDay = { day: '2026-06-30', text: date('2026-06-30') };
const exampleMoments: Readonly<Record<string, readonly ExampleMoment[]>> = {
  [ordinarySetName]: toMoments([
    ['Start Date', '2024-03-01'],
    ['Current End Date', '2027-02-28'],
    ['Potential End Date', '2029-02-28'],
  ]),
  'Names of 200 characters': toMoments([
    ['W'.repeat(200), '2024-03-01'],
    ['i'.repeat(200), '2027-02-28'],
    ['0123456789'.repeat(20), '2029-02-28'],
  ]),
  'From -$1 to $99 trillion': toMoments([
    ['First day', '1789-03-04'],
    ['Day before', '2026-06-29'],
    ['Day after', '2026-07-01'],
    ['Last day', '9999-12-31'],
  ]),
  'Large amounts taken back': toMoments([
    ['Start Date', '2027-03-01'],
    ['End Date', '2024-02-28'],
  ]),
  'All zero': toMoments([
    ['Start Date', null],
    ['End Date', null],
  ]),
  'One alone': toMoments([['Start Date', '2024-03-01']]),
  'Right to left': toMoments([
    ['تاريخ البدء', '2024-03-01'],
    ['תאריך סיום', '2027-02-28'],
  ]),
  'Missing and not numbers': toMoments([
    ['Start Date', '2024-03-01'],
    ['Current End Date', null],
    ['Potential End Date', '2029-02-28'],
  ]),
};

/** Returns the dates of a set, or those of the ordinary set if it has none. */
export const getMoments = (setName: string): readonly ExampleMoment[] =>
  exampleMoments[setName] ?? exampleMoments[ordinarySetName]!;
