import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { profileMoney } from '@/domain/format';
import { sourceSections } from '@/domain/site/dataSources';
import catalogue from '../../content/training-videos/catalogue.json';
import {
  splitChapters,
  durationSeconds,
  sortVideos,
  videoKind,
} from '@/domain/site/trainingVideos';
import * as content from '@/markdown/loadEntry';
import { renderAt } from '../render';
import { get } from './apiCalls';
import { journeyApi } from './journeyApi';
import { hrefOf } from './pageTexts';

const api = journeyApi();

describe('reference material', () => {
  it('opens from the Find Resources menu [i1.7]', async () => {
    for (const [link, heading] of [
      [/^Data Dictionary/, 'Data Dictionary'],
      [/^Data Sources/, 'Data Sources'],
      [/^Training Videos/, 'Training Videos'],
      [/^Federal Spending Guide/, 'Federal Spending Guide'],
      [/^Glossary/, 'Glossary'],
      [/^About the Data/, 'About the Data'],
    ] as const) {
      const { user } = renderAt('/about');
      await user.click(screen.getByRole('button', { name: 'Find Resources' }));
      await user.click(
        await within(screen.getByRole('navigation', { name: 'Primary' })).findByRole('link', {
          name: link,
        }),
      );
      if (heading === 'Glossary' || heading === 'About the Data')
        expect(await screen.findByRole('dialog', { name: heading })).toBeInTheDocument();
      else
        expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
      cleanup();
    }
  });
  it('includes links to all six documents in the guide', async () => {
    renderAt('/federal-spending-guide');
    const section = await screen.findByRole('region', { name: 'Documents' });
    expect(
      within(section)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['About the Data (PDF)', '/documents/about-the-data.pdf'],
      ['Known Data Limitations (PDF)', '/documents/data-limitations.pdf'],
      ['Data Sources (PDF)', '/documents/data-sources.pdf'],
      ['Analyst Guide (PDF)', '/documents/analyst-guide.pdf'],
      ['Federal Spending Guide (PDF)', '/documents/federal-spending-guide.pdf'],
      ['API Training (PDF)', '/documents/api-training.pdf'],
    ]);
  });
});

describe('text pages', () => {
  it.each([
    [
      '/about',
      'About',
      [
        'Mission',
        'Background',
        'Development and Releases',
        'Licensing',
        'Where to Learn More',
        'Contact',
      ],
    ],
    ['/about/accessibility', 'Accessibility', ['The standard']],
    ['/about/privacy', 'Privacy Policy', ['Cookies and storage', 'Analytics']],
    ['/about/foia', 'Freedom of Information Act', ['Where to send a request']],
    ['/db_info', 'Dun & Bradstreet, Inc. Data', ['What you may not do']],
    ['/disaster/covid-19/about-the-data', 'About the COVID-19 Data', ['What counts']],
    ['/data-dives/equity-COVID-19-spending', 'Equity in COVID-19 Spending', ['The question']],
  ])(
    'have their title and topics: %s [i2.routes.45, i2.routes.48-52]',
    async (path, title, topics) => {
      renderAt(path);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      for (const topic of topics)
        expect(await screen.findByRole('heading', { level: 2, name: topic })).toBeInTheDocument();
      await waitFor(() => expect(document.title).toContain('| USAspending'));
    },
  );
  it('list the sections of About and put the selected section in the address without a history entry', async () => {
    const { user } = renderAt('/about?x=1');
    const before = window.history.length;
    await user.click(await screen.findByRole('link', { name: 'Licensing' }));
    expect(window.location.search).toBe('?x=1&section=licensing');
    expect(window.history.length).toBe(before);
    expect(screen.getByRole('heading', { name: 'Licensing' })).toHaveFocus();
  });
  it('focus the section in the address', async () => {
    renderAt('/about?section=contact');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Contact' })).toHaveFocus(),
    );
  });
  it('show an error when a text fails to load, and recover on Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest
      .spyOn(content, 'loadEntry')
      .mockRejectedValueOnce(new Error("Cannot find module 'legal/about'"));
    const { user } = renderAt('/about');
    expect(await screen.findByText(/Cannot find module/)).toBeInTheDocument();
    load.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Licensing' })).toBeInTheDocument();
  });
  it('explain a term on focus, hide it on Escape and link to the glossary', async () => {
    const { user } = renderAt('/db_info');
    const term = await screen.findByRole('button', { name: 'Unique Entity Identifier' });
    term.focus();
    expect(await screen.findByText(/twelve letters and digits/)).toBeVisible();
    expect(term).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(term).toHaveAttribute('aria-expanded', 'false');
    await user.hover(term);
    await user.click(
      within(term.parentElement!).getByRole('link', { name: 'Open in the glossary' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Glossary' })).toBeInTheDocument();
    expect(window.location.search).toBe('?glossary=unique-entity-identifier-uei');
  });
});

describe('the federal spending guide', () => {
  it('opens the answer to a question and links to the guide as a PDF', async () => {
    const { user } = renderAt('/federal-spending-guide');
    await user.click(await screen.findByRole('button', { name: 'Why is an amount negative?' }));
    expect(screen.getByText(/took back money it had promised/)).toBeVisible();
    expect(hrefOf(/^Download/)).toBe('/documents/federal-spending-guide.pdf');
  });
  it('searches questions and answers and reports when nothing matches', async () => {
    const { user } = renderAt('/federal-spending-guide');
    await screen.findByRole('heading', { name: 'Award Spending' });
    await user.type(screen.getByRole('searchbox', { name: 'Search the guide' }), 'subsidy cost');
    expect(
      screen.getAllByRole('button', { name: /\?$/ }).map((button) => button.textContent),
    ).toEqual(['How are loans shown?']);
    expect(screen.getByText('1 question found')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'subsidy cost' })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Search the guide' }), 'zzz');
    expect(screen.getByText('No questions match')).toBeInTheDocument();
  });
  it('scrolls to the group in the path [i2.routes.47]', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    renderAt('/federal-spending-guide/award-spending');
    await screen.findByRole('heading', { name: 'Award Spending' });
    await waitFor(() =>
      expect((scroll.mock.instances[0] as HTMLElement | undefined)?.id).toBe('award-spending'),
    );
  });
});

describe('the data sources page', () => {
  it('shows fourteen sections from static files, with links to the panels [i2.routes.43, i7.26, r7.4]', async () => {
    const { user } = renderAt('/data-sources');
    await screen.findByRole('heading', { level: 1, name: 'Data Sources' });
    expect(sourceSections.map(({ label }) => label)).toEqual([
      'Introduction',
      'History of the DATA Act',
      'Federal Spending Overview',
      'Data Available on USAspending',
      'Data Types',
      'Source Systems',
      'Account Data',
      'Award Data',
      'Additional Data',
      'Data Submission and Extraction',
      'Frequency of Data Updates',
      'Data Validation',
      'Features on USAspending',
      'Use Cases',
    ]);
    for (const { label } of sourceSections)
      expect(await screen.findByRole('heading', { level: 2, name: label })).toBeInTheDocument();
    await screen.findByRole('heading', { level: 3, name: 'GTAS comes first' });
    expect(hrefOf(/^Download/)).toBe('/documents/data-sources.pdf');
    await user.click((await screen.findAllByRole('link', { name: 'GTAS' }))[0]!);
    expect(await screen.findByRole('dialog', { name: 'About the Data' })).toBeInTheDocument();
  });
  it('shows the resources, obligations and outlays of all agencies, as the API reports them', async () => {
    const { results } = await get<{ results: Record<string, number>[] }>(
      'references/toptier_agencies/',
    );
    renderAt('/data-sources');
    const rows = within(
      await screen.findByRole('list', { name: 'Stages of federal spending' }),
    ).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(
      [
        ['Budgetary resources', 'budget_authority_amount'],
        ['Obligations', 'obligated_amount'],
        ['Outlays', 'outlay_amount'],
      ].map(
        ([label, field]) =>
          `${label}${profileMoney(results.reduce((sum, row) => sum + Number(row[field!] ?? 0), 0))}`,
      ),
    );
  });
  it('keeps the selected section in the address', async () => {
    const { user } = renderAt('/data-sources');
    await user.click(await screen.findByRole('link', { name: 'Data Validation' }));
    expect(window.location.search).toBe('?section=interactive-data-sources-data-validation');
  });
  it('reloads a failed section on Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    api.override(
      http.get(
        '*/data/interactive-data-sources/frequency.json',
        () => new HttpResponse('nonsense', { status: 200 }),
        { once: true },
      ),
    );
    const { user } = renderAt('/data-sources');
    const section = await screen.findByRole('region', { name: 'Frequency of Data Updates' });
    await user.click(await within(section).findByRole('button', { name: 'Retry' }));
    expect(
      await within(section).findByRole('heading', { name: 'Within days' }),
    ).toBeInTheDocument();
  });
});

describe('the training videos page', () => {
  it('shows a featured video and keeps the sort order of the others in the address [i2.routes.44]', async () => {
    const { user } = renderAt('/training-videos');
    await screen.findByRole('heading', { level: 2, name: 'USAspending Origin Story' });
    const names = () =>
      screen
        .getAllByRole('heading', { level: 3 })
        .slice(0, 16)
        .map((heading) => heading.textContent);
    expect(names()[3]).toBe('Appropriations, Obligations, and Outlays');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort By:' }), 'Shortest');
    expect(names()[0]).toBe('How to Find Federal Grants');
    expect(window.location.search).toBe('?sort=shortest');
    expect(screen.getAllByRole('button', { name: /^Play / }).length).toBe(17);
  });
  it('opens a video in the modal and loads the player only there', async () => {
    const { user } = renderAt('/training-videos');
    await screen.findByRole('heading', { level: 1, name: 'Training Videos' });
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Play OVERVIEW/ }));
    expect(within(await screen.findByRole('dialog')).getByTitle(/Getting Started/)).toHaveAttribute(
      'src',
      expect.stringContaining('z6QwQR_7beM'),
    );
  });
  it('has complete entries for 17 videos, sorts them and splits their chapters', () => {
    for (const video of catalogue)
      expect(video).toMatchObject({
        id: expect.stringMatching(/^[\w-]{11}$/) as string,
        publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        duration: expect.stringMatching(/^\d+:\d\d$/) as string,
      });
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(17);
    expect(sortVideos(catalogue, 'longest')[0]!.duration).toBe('21:03');
    expect(sortVideos(catalogue, 'oldest')[0]!.publishedAt).toBe('2022-08-15');
    expect([durationSeconds('1:02:03'), videoKind('A title'), videoKind('QUICK START: x')]).toEqual(
      [3723, 'RESOURCE', 'QUICK START'],
    );
    expect(splitChapters('Intro 0:00 then 12:34 end')).toEqual([
      'Intro ',
      { time: '0:00', seconds: 0 },
      ' then ',
      { time: '12:34', seconds: 754 },
      ' end',
    ]);
  });
});
