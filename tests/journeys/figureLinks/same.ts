import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ids from '../../../mock-api/generate/crafted/ids.json';
import { renderAt } from '../../render';
import { fetchRecipients as listedRecipients } from '../recipientCalls';
import {
  type Find,
  type Kind,
  address,
  bars,
  figureWithControl,
  cells,
  explorerTotal,
  keyFigure,
  panel,
  patience,
  press,
  region,
  rows,
  searchTotal,
  findBySelector,
  findObligations,
} from './reading';

export const ACCOUNT = '/federal_account/097-0100';
/** Returns a function that adds a member to the current comparison and finds the section with the amounts. */
const addMember =
  (member: string): Find =>
  async () => {
    const to = address().replace(/(of=[^&]+)/, `$1,${member}`);
    cleanup();
    renderAt(to);
    return region('Side by side');
  };
export const SEARCH_ADDRESS = /^\/search\?hash=[0-9a-f]{32}/;
export const STATE = '/state/california/2024';
export const parentPage = async () => {
  const [parent] = await listedRecipients('-P');
  return `/recipient/${parent!.id}/2025`;
};

/** All places of the site where a figure links to another page with the same figure. */
export const same: readonly Kind[] = [
  {
    kind: 'home: a budget function of the ribbon',
    from: '/',
    figures: bars(/^Obligations of fiscal year/, 'link'),
    opens: /^\/explorer\/budget_function\?fy=2025&period=\d+&function=\d+$/,
    again: explorerTotal,
  },
  {
    kind: 'home: the total of the year',
    from: '/',
    figures: figureWithControl(findBySelector('.home-strip__exact'), 'link', /more breakdowns/),
    opens: /^\/explorer\/budget_function/,
    again: explorerTotal,
  },
  {
    kind: 'home: object classes',
    from: '/',
    figures: figureWithControl(
      async () => {
        const list = await screen.findByRole('list', { name: 'Object classes' }, patience);
        return within(list).getAllByRole('listitem')[0]!;
      },
      'link',
      'Explore object classes',
    ),
    opens: /^\/explorer\/object_class/,
    again: findBySelector('.explorer__breakdown'),
  },
  {
    kind: 'home: a fiscal year',
    from: '/',
    figures: async () => {
      const years = await cells(/^Bar chart\. FY 2025 awards/)();
      const button = screen.getByRole('button', { name: 'See these years in the search' });
      return years.map((year) => ({ ...year, follow: press(button) }));
    },
    opens: /&section=time&by=fiscal_year$/,
    again: async () => {
      const time = await region('Results Over Time');
      fireEvent.click(await within(time).findByRole('button', { name: 'View as table' }, patience));
      return time;
    },
  },
  {
    kind: 'home: a state',
    from: '/',
    figures: bars('States with the most obligations', 'link'),
    opens: /^\/state\/[a-z-]+\/2025$/,
    again: keyFigure('Obligations'),
  },
  {
    kind: 'home: all states',
    from: '/',
    figures: async () => {
      const [first] = await bars('States with the most obligations', 'link')();
      const button = screen.getByRole('button', { name: 'View these awards by state' });
      return [{ ...first!, follow: press(button) }];
    },
    opens: SEARCH_ADDRESS,
    again: panel('Results by Geography'),
  },
  {
    kind: 'home: a recipient',
    from: '/',
    figures: bars('Recipients with the most obligations', 'link'),
    opens: /^\/recipient\/[0-9a-f-]{36}-[CPR]\/2025$/,
    again: keyFigure('Total Awarded Amount'),
  },
  {
    kind: 'home: all recipients',
    from: '/',
    figures: async () => {
      const [first] = await bars('Recipients with the most obligations', 'link')();
      const button = screen.getByRole('button', { name: 'See all recipients' });
      return [{ ...first!, follow: press(button) }];
    },
    opens: SEARCH_ADDRESS,
    again: panel('Results by Category'),
  },
  {
    kind: 'Explorer: a cell of the treemap',
    from: '/explorer/budget_function?fy=2024&period=12',
    figures: cells(/^Obligations by Budget Function/),
    opens: /^\/explorer\/budget_function\?fy=2024&period=12&function=\d+$/,
    again: explorerTotal,
  },
  {
    kind: 'Explorer: an agency in a whole year',
    from: '/explorer/agency?fy=2024&period=12',
    figures: async () => {
      const [first] = await cells(/^Obligations by Agency/)();
      first!.follow();
      return figureWithControl(explorerTotal, 'link', /^Department of/)();
    },
    opens: /^\/agency\/[a-z-]+\?fy=2024$/,
    again: keyFigure('Obligations'),
  },
  {
    kind: 'list of states',
    from: '/state',
    figures: rows('States and territories', /^Awarded Amount/),
    opens: /^\/state\/[a-z-]+\/latest$/,
    again: keyFigure('Obligations'),
  },
  {
    kind: 'list of recipients',
    from: '/recipient',
    figures: rows(/^Recipients/, /^Awarded Amount/),
    opens: /^\/recipient\/[0-9a-f-]{36}-[CPR]\/latest$/,
    again: keyFigure('Total Awarded Amount'),
  },
  {
    kind: 'list of agencies',
    from: '/agency',
    figures: rows(/^Agencies/, /^Budgetary Resources/),
    opens: /^\/agency\/[a-z-]+$/,
    again: keyFigure('Budgetary Resources'),
  },
  {
    kind: 'list of federal accounts',
    from: '/federal_account',
    figures: rows(/^Federal Accounts/, /Budgetary Resources$/),
    opens: /^\/federal_account\/\d{3}-\d{4}$/,
    again: panel(/Snapshot|Money|Available/),
  },
  {
    kind: 'state: its awards',
    from: STATE,
    figures: figureWithControl(keyFigure('Obligations'), 'button', 'View awards to this state'),
    opens: SEARCH_ADDRESS,
    again: searchTotal,
  },
  {
    kind: 'state: its obligations',
    from: STATE,
    figures: async () => {
      const figure = await keyFigure('Obligations')();
      return [{ shown: figure.textContent!, follow: press(within(figure).getByRole('button')) }];
    },
    opens: SEARCH_ADDRESS,
    again: searchTotal,
  },
  {
    kind: 'state: an award type',
    from: STATE,
    figures: bars('Obligations by type of award', 'button'),
    opens: SEARCH_ADDRESS,
    again: searchTotal,
  },
  {
    kind: 'state: a row of the largest',
    from: STATE,
    figures: bars('Awarding Agencies', 'button'),
    opens: SEARCH_ADDRESS,
    again: searchTotal,
  },
  {
    kind: 'state: an area of the map',
    from: STATE,
    figures: bars('Counties with the top amounts', 'button'),
    opens: SEARCH_ADDRESS,
    again: searchTotal,
  },
  {
    kind: 'state: a county of its map',
    from: STATE,
    figures: bars('Counties with the top amounts', 'link'),
    opens: /^\/place\/county\/\d{5}\?fy=2024$/,
    again: keyFigure('Obligations'),
  },
  {
    kind: 'program: its awards',
    from: '/program/assistance/93.600?fy=2024',
    figures: figureWithControl(keyFigure('Obligations'), 'button', /^View all awards in FY 2024$/),
    opens: SEARCH_ADDRESS,
    again: searchTotal,
  },
  {
    kind: 'program: a code below it',
    from: '/program/naics/54?fy=2024',
    figures: bars('Obligations by code in 54', 'link'),
    opens: /^\/program\/naics\/54\d\d\?fy=2024$/,
    again: keyFigure('Obligations'),
  },
  {
    kind: 'program: the awards of a code below it',
    from: '/program/naics/54?fy=2024',
    figures: bars('Obligations by code in 54', 'button'),
    opens: SEARCH_ADDRESS,
    again: searchTotal,
  },
  {
    kind: 'state: an area of the map per resident',
    from: `${STATE}?measure=capita`,
    figures: bars('Counties with the top amounts', 'button'),
    opens: SEARCH_ADDRESS,
    again: panel('Results by Geography'),
  },
  {
    kind: 'state: an award of the largest',
    from: STATE,
    figures: bars('Contract Awards', 'link'),
    opens: /^\/award\//,
    again: keyFigure('Obligated Amount'),
  },
  {
    kind: 'state: a year of the trend',
    from: STATE,
    figures: async () => {
      const [first] = await cells(/^Bar chart\. .*obligated over/)();
      first!.follow();
      return figureWithControl(findBySelector('.trend-pick'), 'button', /^View awards of/)();
    },
    opens: SEARCH_ADDRESS,
    again: searchTotal,
  },
  {
    kind: 'recipient: its awards',
    from: parentPage,
    figures: figureWithControl(
      keyFigure('Total Awarded Amount'),
      'button',
      'View awards to this recipient',
    ),
    opens: SEARCH_ADDRESS,
    again: searchTotal,
  },
  {
    kind: 'recipient: a child',
    from: parentPage,
    figures: rows('Child Recipients', /^Transaction Amount/),
    opens: /^\/recipient\/[0-9a-f-]{36}-[CPR]\/2025$/,
    again: keyFigure('Total Awarded Amount'),
  },
  {
    kind: 'recipient: a row of the largest',
    from: parentPage,
    figures: bars('Awarding Agencies', 'button'),
    opens: SEARCH_ADDRESS,
    again: searchTotal,
  },
  {
    kind: 'recipient: a state of the map',
    from: parentPage,
    figures: bars('States and territories with the most obligations', 'button'),
    opens: SEARCH_ADDRESS,
    again: searchTotal,
  },
  {
    kind: 'recipient: a year of the trend',
    from: parentPage,
    figures: async () => {
      const [first] = await cells(/^Bar chart\. .*obligated over/)();
      first!.follow();
      return figureWithControl(
        findBySelector('.trend-pick'),
        'button',
        /^View FY .* in the search/,
      )();
    },
    opens: SEARCH_ADDRESS,
    again: searchTotal,
  },
  {
    kind: 'search of a year: a recipient',
    from: '/search?fy=2024&section=categories&type=recipient',
    figures: bars('Results by Recipient', 'link'),
    opens: /^\/recipient\/[0-9a-f-]{36}-[CPR]\/2024$/,
    again: keyFigure('Total Awarded Amount'),
  },
  {
    kind: 'search of a year: an agency',
    from: '/search?fy=2024&section=categories&type=awarding_agency',
    figures: bars('Results by Awarding Agency', 'link'),
    opens: /^\/agency\/[a-z-]+\?fy=2024$/,
    again: keyFigure('Award Obligations'),
  },
  {
    kind: 'search of a year: a state',
    from: '/search?fy=2024&section=map&layer=state',
    figures: bars('Results by States & Territories', 'link'),
    opens: /^\/state\/[a-z-]+\/2024$/,
    again: keyFigure('Obligations'),
  },
  {
    kind: 'search of a year: an award',
    from: '/search?fy=2024',
    figures: rows(/^Prime Award Results/, /^Obligations/, { kind: /^\/award\// }),
    opens: /^\/award\//,
    again: keyFigure('Obligated Amount'),
  },
  {
    kind: 'search: a subaward',
    from: '/search?fy=2024&level=subawards',
    figures: rows(/^Subaward Results/, /^Subaward Obligations/, { kind: /^\/award\// }),
    opens: /^\/award\/.*\?history=subawards&section=history$/,
    again: panel('Sub-Awards'),
  },
  {
    kind: 'agency: a part of the status of funds',
    from: '/agency/department-of-energy?fy=2024',
    figures: bars(/^Department of Energy.* by Sub-Component/, 'link'),
    opens: /^\/agency\/department-of-energy\?fy=2024&.*component=/,
    again: findBySelector('.funds'),
  },
  {
    kind: 'agency: its awards of the year',
    from: '/agency/department-of-energy?fy=2024&section=award-spending',
    figures: figureWithControl(
      keyFigure('Award Obligations'),
      'button',
      'View these awards in Advanced Search',
    ),
    opens: /&section=time$/,
    again: searchTotal,
  },
  {
    kind: 'agency: a federal account of the status of funds',
    from: '/agency/department-of-energy?fy=2024',
    figures: async () => {
      const [component] = await bars(/^Department of Energy.* by Sub-Component/, 'link')();
      component!.follow();
      const [account] = await bars(/ by Federal Account$/, 'link')();
      account!.follow();
      const link = await screen.findByRole('link', { name: /^Open the profile of/ }, patience);
      return [{ ...account!, follow: press(link) }];
    },
    opens: /^\/federal_account\/\d{3}-\d{4}\?fy=2024$/,
    again: panel('FY 2024 Snapshot'),
  },
  {
    kind: 'federal account: the Explorer',
    from: `${ACCOUNT}?fy=2024`,
    figures: findObligations('View this account in the Spending Explorer'),
    opens: /^\/explorer\/agency\?fy=2024&period=12&agency=\d+&account=\d+$/,
    again: explorerTotal,
  },
  {
    kind: 'federal account: follow the dollar',
    from: `${ACCOUNT}?fy=2024`,
    figures: findObligations('Follow the money of this account'),
    opens: /^\/follow-the-dollar\?fy=2024&period=12&account=\d+$/,
    again: () => screen.findByRole('list', { name: 'Chosen so far' }),
  },
  {
    kind: 'federal account: compare',
    from: `${ACCOUNT}?fy=2024`,
    figures: findObligations('Compare this account'),
    opens: /^\/compare\?of=account:097-0100&fy=2024$/,
    again: addMember('account:097-0110'),
  },
  {
    kind: 'federal account: an award that it pays for',
    from: ACCOUNT,
    figures: rows('Contracts', /^Obligated Amount|^Obligations/, { kind: /^\/award\// }),
    opens: /^\/award\//,
    again: keyFigure('Obligated Amount'),
  },
  {
    kind: 'Explorer: follow the dollar',
    from: '/explorer/budget_function?fy=2024&period=12',
    figures: async () => {
      const [first] = await cells(/^Obligations by Budget Function/)();
      first!.follow();
      return figureWithControl(explorerTotal, 'link', /^Follow this money/)();
    },
    opens: /^\/follow-the-dollar\?fy=2024&period=12&function=/,
    again: () => screen.findByRole('list', { name: 'Chosen so far' }),
  },
  {
    kind: 'agency: compare',
    from: '/agency/department-of-energy?fy=2024',
    figures: figureWithControl(
      keyFigure('Budgetary Resources'),
      'link',
      'Compare this agency with others',
    ),
    opens: /^\/compare\?of=agency:089&fy=2024$/,
    again: addMember('agency:097'),
  },
  {
    kind: 'state: compare with those set aside',
    from: STATE,
    figures: async () => {
      window.localStorage.setItem(
        'usaspending_compare',
        JSON.stringify([
          { kind: 'state', id: '06', name: 'California' },
          { kind: 'state', id: '48', name: 'Texas' },
        ]),
      );
      cleanup();
      renderAt(STATE);
      return figureWithControl(keyFigure('Obligations'), 'link', 'Compare now (2)')();
    },
    opens: /^\/compare\?of=state:06,state:48&fy=2024$/,
    again: panel('Side by side'),
  },
  {
    kind: 'compare: an agency in its latest year',
    from: '/compare?of=agency:089,agency:097',
    figures: async () => {
      const link = await screen.findByRole('link', { name: 'Department of Energy' }, patience);
      const figure = within(await region('Side by side'));
      return waitFor(() => {
        const [row] = figure
          .getAllByRole('listitem')
          .filter(({ textContent }) => /Department of Energy.*\$/.test(textContent!));
        return [{ shown: row!.textContent!, follow: press(link) }];
      });
    },
    opens: /^\/agency\/department-of-energy\?fy=\d{4}$/,
    again: keyFigure('Budgetary Resources'),
  },
  {
    kind: 'compare: a state',
    from: '/compare?of=state:39,state:48&fy=2024',
    figures: async () => {
      const [link, figure] = [
        await screen.findByRole('link', { name: 'Ohio' }),
        within(await region('Side by side')),
      ];
      return waitFor(() => {
        const [row] = figure
          .getAllByRole('listitem')
          .filter(({ textContent }) => /Ohio.*\$/.test(textContent!));
        return [{ shown: row!.textContent!, follow: press(link) }];
      });
    },
    opens: /^\/state\/ohio\/2024$/,
    again: keyFigure('Obligations'),
  },
  {
    kind: 'award: an order under it',
    from: `/award/${encodeURIComponent(ids.awards.vehicleLarge)}`,
    figures: rows('Child Award Orders', /^Obligated Amount/, { kind: /^\/award\// }),
    opens: /^\/award\//,
    again: keyFigure('Obligated Amount'),
  },
  {
    kind: 'follow the dollar: a part of the step',
    from: '/follow-the-dollar?fy=2024&period=12',
    figures: async () => {
      const table = await screen.findByRole('table', { name: 'Budget Functions' }, patience);
      return within(table)
        .getAllByRole('row')
        .slice(1)
        .flatMap((row) => {
          const [button] = within(row).queryAllByRole('button');
          return button ? [{ shown: row.children[1]!.textContent!, follow: press(button) }] : [];
        });
    },
    opens: /^\/follow-the-dollar\?fy=2024&period=12&function=/,
    again: () => screen.findByRole('list', { name: 'Chosen so far' }),
  },
];
