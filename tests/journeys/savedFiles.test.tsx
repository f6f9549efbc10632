import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderAt } from '../render';
import { sampled } from '../sampled';
import { savedFiles } from '../csvFile';
import { journeyApi } from './journeyApi';
import { resolveAddress, kindsOfPages, waitForStablePage, type KindOfPage } from './kindsOfPages';

/*
 * A file or a citation is read without its page, so each one must name its subject and its period. `npm test` visits
 * every fourth page.
 */
const api = journeyApi({ quiet: true });

/** For each page, a pattern for the titles at the beginning of its files. */
const beginnings: Readonly<Record<KindOfPage, RegExp>> = {
  home: /^All federal spending – /,
  // The file names the filters of the search in a separate line.
  search: /^(Prime Award Results Contracts|Results (by Category|Over Time|by Geography)): /,
  states: /^State Profiles: /,
  state: /^Texas – /,
  recipients: /^Recipients: /,
  recipient: /^[A-Z ]+ – /,
  agencies: /^(Agency Profiles|Congressional Justifications of Budget): /,
  agency: /^Department of Defense \(DOD\) – /,
  'federal accounts': /^Federal Accounts: /,
  'federal account': /^Federal account 097-0100, [\w, -]+ – /,
  award: /^Contract Summary \w+ – /,
  'COVID-19': /^COVID-19 Spending – /,
  compare: /^California and Texas – /,
  explorer: /^All federal spending – /,
  'submission statistics': /^Submissions for FY 2025 P11: /,
  'submissions of an agency': /^Department of Defense – /,
};
const PERIOD = /^Period: (FY \d{4}|12 months from \d|Whole award, to date$)/;
/** Matches the incomplete fiscal year without the date on which its data ends. */
const OPEN_YEAR = /FY 2026(?! through 11\/15\/2025)/;
/** Files without a period, with the reason. */
const withoutPeriod: Readonly<Record<string, string>> = {
  'covid-19-defc.csv': 'it lists codes',
  'congressional-justifications.csv': 'it lists web addresses',
  '097-submissions.csv': 'each row names its period',
};

const pages = [
  ...kindsOfPages.map(([kind, address]) => ({ kind, address, begins: beginnings[kind] })),
  { kind: 'state in an open year', address: '/state/ohio/2026', begins: /^Ohio – / },
  {
    kind: 'publications of agencies',
    address: '/submission-statistics?tab=publications',
    begins: /^Updates in FY 2025: /,
  },
  {
    kind: 'follow the dollar',
    address: '/follow-the-dollar?function=050',
    begins: /^National Defense – /,
  },
  {
    kind: 'COVID-19 data sources',
    address: '/disaster/covid-19/data-sources',
    begins: /^COVID-19 codes and their laws/,
  },
  { kind: 'keyword search', address: '/keyword_search/road', begins: /^keyword search road / },
];
const buttons = (name: RegExp | string) => screen.queryAllByRole('button', { name });

it.each(sampled(pages, 4))(
  'every file and citation of a page names its subject and its period: $kind',
  async ({ address, begins }) => {
    renderAt(await resolveAddress(address));
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(0), { timeout: 30_000 });
    await waitForStablePage(api);
    const downloads = buttons(/^Download (CSV$|data|.*\(CSV\)$)/);
    expect(downloads).not.toEqual([]);
    downloads.forEach((button) => fireEvent.click(button));
    await waitFor(() => expect(savedFiles()).toHaveBeenCalledTimes(downloads.length));
    const files = savedFiles().mock.calls.map(([name, text]) => {
      const [title = '', ...about] = String(text)
        .split('\r\n')
        .filter((line) => /^\uFEFF?# /.test(line))
        .map((line) => line.replace(/^\uFEFF?# /, ''));
      return { name, title, period: about.find((line) => line.startsWith('Period: ')) };
    });
    const problems = files.flatMap(({ name, title, period = '' }) => [
      ...(begins.test(title) ? [] : [`${name} begins with ${title}`]),
      ...(PERIOD.test(period) || name in withoutPeriod ? [] : [`${name} has no period: ${period}`]),
      ...(OPEN_YEAR.test(period) ? [`${name} has the whole year: ${period}`] : []),
    ]);
    expect(problems).toEqual([]);
    const menuButtons = buttons('More actions');
    menuButtons.forEach((button) => fireEvent.click(button));
    const citeButtons = await waitFor(() => {
      expect(buttons('Cite')).toHaveLength(menuButtons.length);
      return buttons('Cite');
    });
    citeButtons.forEach((button) => fireEvent.click(button));
    const citations = citeButtons.length
      ? await waitFor(() => {
          const fields = screen.getAllByLabelText('Citation');
          expect(fields).toHaveLength(citeButtons.length);
          return fields.map(({ textContent }) => textContent);
        })
      : [];
    expect(
      citations.filter(
        (text) =>
          !files.some(
            ({ title, period = '' }) => text.includes(`“${title}`) && text.includes(` ${period}`),
          ),
      ),
    ).toEqual([]);
  },
);
