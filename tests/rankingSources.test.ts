import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from './journeys/openPeriods/sources';

/** Matches code that builds a sentence, a share or a ranking. */
const rankingCode =
  /\bsummary[=:]|\b(?:percent|shareOf|formatShare|formatCellShare|withShare|ordinal)\(|\b(?:the|has|have) (?:most|least|largest|smallest|highest|lowest)\b|\bmost in\b|\bleads with\b|\bmakes? up\b|\bof the total\b|\bmostly\b|\btimes (?:those|as)\b/;
const removeComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');
const root = join(__dirname, '../src');

it('every source file with a ranking or a share is listed with the pages that test it', () => {
  const rankingFiles = ['features', 'blocks', 'domain', 'ui']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('temp-page'))
    .filter((file) => rankingCode.test(removeComments(readFileSync(join(root, file), 'utf8'))));
  expect({ 'tests/journeys/openPeriods/sources.ts': rankingFiles.sort() }).toEqual({
    'tests/journeys/openPeriods/sources.ts': Object.keys(sources).sort(),
  });
});
