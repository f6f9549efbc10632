import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../render';
import {
  LINKS_PER_KIND,
  address,
  amountsIn,
  patience,
  showsSameAmount,
} from './figureLinks/reading';
import { other } from './figureLinks/other';
import { ACCOUNT, SEARCH_ADDRESS, same } from './figureLinks/same';
import { AWARDS, sources, SUBMISSION } from './figureLinks/sources';
import { journeyApi } from './journeyApi';
import { LATEST } from './submissionCalls';

journeyApi({ quiet: true });

describe('an amount is also on the page that it links to', () => {
  it.each(same.map((kind) => [kind.kind, kind] as const))(
    '(%s)',
    async (_, { from, figures, opens, again }) => {
      const start = typeof from === 'string' ? from : await from();
      for (let at = 0; at < LINKS_PER_KIND; at += 1) {
        cleanup();
        renderAt(start);
        // Amounts of $0 are skipped, because many pages show $0.
        const nonZeroFigures = (await figures()).filter(
          ({ shown }) => amountsIn(shown)[0]?.dollars,
        );
        if (at > 0 && at >= nonZeroFigures.length) return;
        expect(nonZeroFigures).not.toEqual([]);
        const { shown, follow } = nonZeroFigures[at]!;
        follow();
        await waitFor(() => expect(address()).toMatch(opens), patience);
        const target = await again();
        await waitFor(
          () =>
            expect([
              shown,
              target.textContent,
              showsSameAmount(target.textContent!, shown),
            ]).toContain(true),
          { timeout: 5000 },
        );
      }
    },
    120_000,
  );
});

describe('a link to a page with a different amount has a note beside it', () => {
  it.each(other.map((kind) => [kind.kind, kind] as const))(
    '(%s)',
    async (_, { from, at, leads, says, follow }) => {
      renderAt(typeof from === 'string' ? from : await from());
      const place = await at();
      await waitFor(() => expect(place).toHaveTextContent(says), patience);
      if (follow) {
        await follow();
        await waitFor(() => expect(address()).toMatch(leads), patience);
        return;
      }
      await waitFor(
        () =>
          expect(
            within(place)
              .getAllByRole('link')
              .some((link) => leads.test(link.getAttribute('href')!)),
          ).toBe(true),
        patience,
      );
    },
  );
});

/** Returns the number in each tab of the search results, or 0 for a tab without a number. */
const readResultCounts = async () => {
  await screen.findByRole('table', { name: /Results/ }, patience);
  return screen
    .getAllByRole('tab')
    .map(({ textContent }) => Number(/[\d,]+$/.exec(textContent!)?.[0].replaceAll(',', '') ?? 0));
};
const addUp = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('a number is also on the page that it links to', () => {
  it(AWARDS, async () => {
    renderAt(ACCOUNT);
    const contracts = await screen.findByRole('tab', { name: /^Contracts\s*[\d,]+$/ }, patience);
    const number = Number(contracts.textContent!.replaceAll(/\D/g, ''));
    expect(number).toBeGreaterThan(0);
    fireEvent.click(
      await screen.findByRole('button', { name: 'View these awards in Advanced Search' }),
    );
    await waitFor(() => expect(address()).toMatch(SEARCH_ADDRESS), patience);
    expect(addUp(await readResultCounts())).toBe(number);
  });
  it(SUBMISSION, async () => {
    const { fy, period } = LATEST;
    renderAt(`/submission-statistics?tab=submissions&fy=${fy}&period=${period}`);
    const table = await screen.findByRole('table', {}, patience);
    const row = within(table)
      .getAllByRole('row')
      .find((each) => within(each).queryByRole('link') && /\d%/.test(each.textContent!))!;
    const [share] = /[\d.]+%/.exec(row.textContent!)!;
    fireEvent.click(within(row).getByRole('link'));
    await waitFor(() => expect(address()).toMatch(/^\/submission-statistics\/agency\/\d+$/));
    const name = new RegExp(`^FY ${fy}: .*P${period} `);
    expect(await screen.findByRole('row', { name }, patience)).toHaveTextContent(share);
  });
});

/** Matches code that builds an address of this site or opens a search. */
const linkingCode =
  /paths\.(recipient|agency|federalAccount|award|search)\(|\b(statePath|findStatePath|placePath|followPath|comparePath|agencyPath|recipientPath|parentPath|profilePathOf|agencyStatisticsPath|submissionsPath|recipientLink|agencyLink|awardLink|awardOfSubaward|subawardLink|hrefOf|createSearchPath)\(|<OpenSearchButton|useOpenSearch\(|useBarAction\(|'\/explorer|`\/award\/|\/explorer\/agency/;

it('every source file that links to a page is listed, and every listed kind of link is tested', () => {
  const root = join(__dirname, '../../src');
  const linkingFiles = ['features', 'blocks']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('temp-page'))
    // This module builds addresses for others and contains no link.
    .filter((file) => file !== 'blocks/search-filters/createSearchPath.ts')
    .filter((file) => linkingCode.test(readFileSync(join(root, file), 'utf8')));
  expect(linkingFiles.sort()).toEqual(Object.keys(sources).sort());
  const testedKinds = [...same, ...other].map(({ kind }) => kind).concat(AWARDS, SUBMISSION);
  const listedKinds = Object.values(sources).flatMap((kinds) =>
    typeof kinds === 'string' ? [] : kinds,
  );
  expect([...new Set(listedKinds)].sort()).toEqual(testedKinds.sort());
});
