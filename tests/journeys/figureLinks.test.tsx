import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ids from '../../mock-api/generate/crafted/ids.json';
import { recordOf } from './awardPages';
import { renderAt } from '../render';
import { isFullRun } from '../sampled';
import { journeyApi } from './journeyApi';
import { listed as listedRecipients } from './recipientCalls';
import { LATEST } from './submissionCalls';

journeyApi({ quiet: true });

const AWARDS = 'contracts of a federal account, in the search for them';
const SUBMISSION = 'the share of an agency in a period, in its submissions';
/** Links of each kind that are followed. */
const FOLLOWED = isFullRun ? 5 : 1;
const patience = { timeout: 15_000 };
const address = () => decodeURIComponent(`${window.location.pathname}${window.location.search}`);

/** Dollars that a text shows, each with the unit that it is rounded to. */
const amountsIn = (text: string): { dollars: number; unit: number }[] =>
  [
    ...text.matchAll(
      // Texts of neighbors may follow at once: `$9.12MView awards`, `$619.36MANAGEMENT`.
      /(-?)\$([\d,]+)(?:\.(\d+))?(?:\s?(thousand|million|billion|trillion)|([KMBT])(?![a-z]|[A-Z]{2}))?/g,
    ),
  ].map(([, minus, whole, decimals = '', word, letter]) => {
    const size =
      1000 ** ' KMBT'.indexOf((letter ?? word?.replace(/^th/, 'k')[0] ?? ' ').toUpperCase());
    const sign = minus ? -1 : 1;
    return {
      dollars: sign * Number(`${whole!.replaceAll(',', '')}.${decimals || 0}`) * size,
      unit: size / 10 ** decimals.length,
    };
  });
/** Whether two texts show one amount, each rounded in its own way. */
const showsAmountOf = (text: string, shown: string): boolean => {
  const [wanted] = amountsIn(shown);
  return amountsIn(text).some(
    ({ dollars, unit }) =>
      Math.abs(dollars - wanted!.dollars) <= (unit + wanted!.unit) / 2 + 1e-6 &&
      // A unit that is as large as the amount tells nothing.
      unit <= Math.abs(wanted!.dollars),
  );
};

/** A figure that leads on: the text that has its amount, and what is pressed. */
interface Figure {
  shown: string;
  follow: () => void;
}
type Find = () => Promise<HTMLElement>;
interface Kind {
  kind: string;
  from: string | (() => Promise<string>);
  /** The figures of a kind on the page, in their order. */
  figures: () => Promise<readonly Figure[]>;
  /** Where they lead: the address keeps the period and the filters. */
  opens: RegExp;
  /** What shows the amount there. */
  again: Find;
}

const region = (name: string | RegExp) => screen.findByRole('region', { name }, patience);
const press = (element: HTMLElement) => () => void fireEvent.click(element);
/** Rows of a list of bars: each has its amount, and a name or a button that leads on. */
const bars =
  (name: string | RegExp, role: 'link' | 'button', within_?: string | RegExp) => async () => {
    const scope = within_ ? within(await region(within_)) : screen;
    const list = await scope.findByRole('list', { name }, patience);
    await within(list).findAllByRole(role, {}, patience);
    return within(list)
      .getAllByRole('listitem')
      .flatMap((item) => {
        const [first] = within(item).queryAllByRole(role);
        return first ? [{ shown: item.textContent!, follow: press(first) }] : [];
      });
  };
/** Rows of a table: the amount of a column, and the link of the name. */
const rows =
  (
    name: string | RegExp,
    column: RegExp,
    { link = 0, kind = /./ }: { link?: number; kind?: RegExp } = {},
  ) =>
  async () => {
    const table = await screen.findByRole('table', { name }, patience);
    const headings = within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent!);
    const at = headings.findIndex((text) => column.test(text));
    return within(table)
      .getAllByRole('row')
      .slice(1)
      .flatMap((row) => {
        const links = within(row)
          .queryAllByRole('link')
          .filter((each) => kind.test(each.getAttribute('href')!));
        const shown = row.children[at]?.textContent ?? '';
        return links[link] && amountsIn(shown).length
          ? [{ shown, follow: press(links[link]) }]
          : [];
      });
  };
/** Cells of a drawing, read as a screen reader does and pressed by the keyboard. */
const cells = (name: RegExp) => async () => {
  const drawing = await screen.findByRole('img', { name }, patience);
  drawing.focus();
  fireEvent.keyDown(drawing, { key: 'Home' });
  const read = () =>
    drawing.closest('.drawing')!.querySelector('[aria-live="polite"]')!.textContent!;
  const walked: Figure[] = [];
  for (let at = 0; at < FOLLOWED; at += 1) {
    const steps = at;
    walked.push({
      shown: read(),
      follow: () => {
        fireEvent.keyDown(drawing, { key: 'Home' });
        for (let step = 0; step < steps; step += 1)
          fireEvent.keyDown(drawing, { key: 'ArrowRight' });
        fireEvent.keyDown(drawing, { key: 'Enter' });
      },
    });
    fireEvent.keyDown(drawing, { key: 'ArrowRight' });
  }
  return walked;
};
/** One figure beside a link or button of the page. */
const beside = (figure: Find, role: 'link' | 'button', name: string | RegExp) => async () => {
  const shown = await figure();
  const control = await screen.findByRole(role, { name }, patience);
  await waitFor(() => expect(amountsIn(shown.textContent!)).not.toEqual([]), patience);
  return [{ shown: shown.textContent!, follow: press(control) }];
};
const keyFigure =
  (label: string): Find =>
  async () => {
    const [list] = await screen.findAllByRole('list', { name: 'Key figures' }, patience);
    return within(list!).getByText(label, { selector: '.key-figures__label' }).closest('li')!;
  };
const selected =
  (selector: string): Find =>
  () =>
    waitFor(() => {
      const element = document.querySelector<HTMLElement>(selector);
      expect(element).not.toBeNull();
      return element!;
    }, patience);
const explored = selected('.explorer-head__figure');
/** What all transactions of a search come to. */
const searched: Find = async () =>
  within(await region('Results Over Time')).findByText(/obligated over/, {}, patience);
const panel =
  (name: string | RegExp): Find =>
  () =>
    region(name);

const ACCOUNT = '/federal_account/097-0100';
/** What the account of the page obligated, as its sentence says, and the link beside it. */
const obligated = (link: string) => async () => {
  const snapshot = within(await region('FY 2024 Snapshot'));
  const { textContent } = await snapshot.findByText(/ was obligated\.$/, {}, patience);
  const [, shown = ''] = /\((\$[^)]+)\) was obligated/.exec(textContent!)!;
  return [{ shown, follow: press(await screen.findByRole('link', { name: link }, patience)) }];
};
/** A comparison of one, with another added to it. */
const withAnother =
  (member: string): Find =>
  async () => {
    const to = address().replace(/(of=[^&]+)/, `$1,${member}`);
    cleanup();
    renderAt(to);
    return region('Side by side');
  };
const SEARCHED = /^\/search\?hash=[0-9a-f]{32}/;
const STATE = '/state/california/2024';
const parentPage = async () => {
  const [parent] = await listedRecipients('-P');
  return `/recipient/${parent!.id}/2025`;
};

/** Every place of the site where a figure leads to another page which has the same figure. */
const same: readonly Kind[] = [
  {
    kind: 'home: a budget function of the ribbon',
    from: '/',
    figures: bars(/^Obligations of fiscal year/, 'link'),
    opens: /^\/explorer\/budget_function\?fy=2025&period=\d+&function=\d+$/,
    again: explored,
  },
  {
    kind: 'home: the total of the year',
    from: '/',
    figures: beside(selected('.home-strip__exact'), 'link', /more breakdowns/),
    opens: /^\/explorer\/budget_function/,
    again: explored,
  },
  {
    kind: 'home: object classes',
    from: '/',
    figures: beside(
      async () => {
        const list = await screen.findByRole('list', { name: 'Object classes' }, patience);
        return within(list).getAllByRole('listitem')[0]!;
      },
      'link',
      'Explore object classes',
    ),
    opens: /^\/explorer\/object_class/,
    again: selected('.explorer__breakdown'),
  },
  {
    kind: 'home: a state',
    from: '/',
    figures: bars('States with the most', 'link'),
    opens: /^\/state\/[a-z-]+\/2025$/,
    again: keyFigure('Obligations'),
  },
  {
    kind: 'home: all states',
    from: '/',
    figures: async () => {
      const [first] = await bars('States with the most', 'link')();
      const all = screen.getByRole('button', { name: 'See all states and territories' });
      return [{ ...first!, follow: press(all) }];
    },
    opens: SEARCHED,
    again: panel('Results by Geography'),
  },
  {
    kind: 'home: a recipient',
    from: '/',
    figures: bars('Recipients with the most', 'link'),
    opens: /^\/recipient\/[0-9a-f-]{36}-[CPR]\/2025$/,
    again: keyFigure('Total Awarded Amount'),
  },
  {
    kind: 'home: all recipients',
    from: '/',
    figures: async () => {
      const [first] = await bars('Recipients with the most', 'link')();
      const all = screen.getByRole('button', { name: 'See all recipients' });
      return [{ ...first!, follow: press(all) }];
    },
    opens: SEARCHED,
    again: panel('Results by Category'),
  },
  {
    kind: 'Explorer: a cell of the treemap',
    from: '/explorer/budget_function?fy=2024&period=12',
    figures: cells(/^Obligations by Budget Function/),
    opens: /^\/explorer\/budget_function\?fy=2024&period=12&function=\d+$/,
    again: explored,
  },
  {
    kind: 'Explorer: an agency in a whole year',
    from: '/explorer/agency?fy=2024&period=12',
    figures: async () => {
      const [first] = await cells(/^Obligations by Agency/)();
      first!.follow();
      return beside(explored, 'link', /^Department of/)();
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
    figures: beside(keyFigure('Obligations'), 'button', 'View awards to this state'),
    opens: SEARCHED,
    again: searched,
  },
  {
    kind: 'state: a row of the largest',
    from: STATE,
    figures: bars('Awarding Agencies', 'button'),
    opens: SEARCHED,
    again: searched,
  },
  {
    kind: 'state: an area of the map',
    from: STATE,
    figures: bars('Counties with the most', 'button'),
    opens: SEARCHED,
    again: searched,
  },
  {
    kind: 'state: an area of the map for each resident',
    from: `${STATE}?measure=capita`,
    figures: bars('Counties with the most', 'button'),
    opens: SEARCHED,
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
      return beside(selected('.trend-pick'), 'button', /^View awards of/)();
    },
    opens: SEARCHED,
    again: searched,
  },
  {
    kind: 'recipient: its awards',
    from: parentPage,
    figures: beside(keyFigure('Total Awarded Amount'), 'button', 'View awards to this recipient'),
    opens: SEARCHED,
    again: searched,
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
    opens: SEARCHED,
    again: searched,
  },
  {
    kind: 'recipient: a state of the map',
    from: parentPage,
    figures: bars('States and territories with the most', 'button'),
    opens: SEARCHED,
    again: searched,
  },
  {
    kind: 'recipient: a year of the trend',
    from: parentPage,
    figures: async () => {
      const [first] = await cells(/^Bar chart\. .*obligated over/)();
      first!.follow();
      return beside(selected('.trend-pick'), 'button', /^View FY .* in the search/)();
    },
    opens: SEARCHED,
    again: searched,
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
    again: selected('.funds'),
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
    figures: obligated('See it in the Spending Explorer'),
    opens: /^\/explorer\/agency\?fy=2024&period=12&agency=\d+&account=\d+$/,
    again: explored,
  },
  {
    kind: 'federal account: follow the dollar',
    from: `${ACCOUNT}?fy=2024`,
    figures: obligated('Follow the money of this account'),
    opens: /^\/follow-the-dollar\?fy=2024&period=12&account=\d+$/,
    again: () => screen.findByRole('list', { name: 'Chosen so far' }),
  },
  {
    kind: 'federal account: compare',
    from: `${ACCOUNT}?fy=2024`,
    figures: obligated('Compare it with others'),
    opens: /^\/compare\?of=account:097-0100&fy=2024$/,
    again: withAnother('account:097-0110'),
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
      return beside(explored, 'link', /^Follow this money/)();
    },
    opens: /^\/follow-the-dollar\?fy=2024&period=12&function=/,
    again: () => screen.findByRole('list', { name: 'Chosen so far' }),
  },
  {
    kind: 'agency: compare',
    from: '/agency/department-of-energy?fy=2024',
    figures: beside(keyFigure('Budgetary Resources'), 'link', 'Compare it with others'),
    opens: /^\/compare\?of=agency:089&fy=2024$/,
    again: withAnother('agency:097'),
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
      return beside(keyFigure('Obligations'), 'link', 'Compare now (2)')();
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

describe('a figure is on the page that it leads to', () => {
  it.each(same.map((kind) => [kind.kind, kind] as const))(
    '%s',
    async (_, { from, figures, opens, again }) => {
      const start = typeof from === 'string' ? from : await from();
      for (let at = 0; at < FOLLOWED; at += 1) {
        cleanup();
        renderAt(start);
        // Nothing can be told of $0: many pages have it.
        const found = (await figures()).filter(({ shown }) => amountsIn(shown)[0]?.dollars);
        if (at > 0 && at >= found.length) return;
        expect(found).not.toEqual([]);
        const { shown, follow } = found[at]!;
        follow();
        await waitFor(() => expect(address()).toMatch(opens), patience);
        const there = await again();
        await waitFor(
          () =>
            expect([shown, there.textContent, showsAmountOf(there.textContent!, shown)]).toContain(
              true,
            ),
          { timeout: 5000 },
        );
      }
    },
    120_000,
  );
});

/** Every place where a figure stands beside the name of a page that counts something else, which is said there. */
interface Other {
  kind: string;
  from: string | (() => Promise<string>);
  /** Where the figures are; a link there leads to a page of the kind. */
  at: Find;
  leads: RegExp;
  says: RegExp;
  /** What is pressed where no link is in sight. */
  follow?: () => Promise<void>;
}
const SAYS =
  /Names open profiles, which count all of their spending, not only what is counted here\./;
const COVID = '/disaster/covid-19?section=';
const AWARD = `/award/${encodeURIComponent(ids.awards.contractPartlyLinked)}`;
const pathOfAward = async () => {
  const { id } = await recordOf(ids.awards.contractPartlyLinked);
  return `/follow-the-dollar?award=${id as number}`;
};
const other: readonly Other[] = [
  {
    kind: 'search: a recipient of its categories',
    from: '/search?fy=2024&section=categories&type=recipient',
    at: panel('Results by Category'),
    leads: /^\/recipient\/[^/]+\/2024$/,
    says: SAYS,
  },
  {
    kind: 'search: a state of its map',
    from: '/search?fy=2024&section=map&layer=state',
    at: panel('Results by Geography'),
    leads: /^\/state\/[a-z-]+\/2024$/,
    says: SAYS,
  },
  {
    kind: 'state: the largest',
    from: STATE,
    at: selected('.top-five'),
    leads: /^\/agency\/[a-z-]+\?fy=2024$/,
    says: SAYS,
  },
  {
    kind: 'recipient: the largest',
    from: parentPage,
    at: selected('[aria-labelledby="recipient-top"]'),
    leads: /^\/agency\/[a-z-]+\?fy=2025$/,
    says: SAYS,
  },
  {
    kind: 'list of recipients: one type of awards',
    from: '/recipient?type=grants',
    at: panel('Recipients'),
    leads: /^\/recipient\/[^/]+\/latest$/,
    says: SAYS,
  },
  {
    kind: 'COVID-19: federal accounts',
    from: '/disaster/covid-19?budget=federal_account',
    at: panel('Total Spending by Federal Account'),
    leads: /^\/federal_account\//,
    says: SAYS,
  },
  {
    kind: 'COVID-19: agencies',
    from: `${COVID}award_spending_by_agency`,
    at: panel('Agencies and Sub-Agencies'),
    leads: /^\/agency\//,
    says: SAYS,
  },
  {
    kind: 'COVID-19: recipients',
    from: `${COVID}award_spending_by_recipient&recipients=recipients`,
    at: panel('Recipients'),
    leads: /^\/recipient\//,
    says: SAYS,
  },
  {
    kind: 'COVID-19: the map',
    from: `${COVID}award_spending_by_recipient`,
    at: panel('Recipient Locations'),
    leads: /^\/state\//,
    says: SAYS,
  },
  {
    kind: 'Explorer: an agency of an object class',
    from: '/explorer/object_class?fy=2024&period=12',
    at: async () => {
      const [first] = await cells(/^Obligations by Object Class/)();
      first!.follow();
      const [agency] = await cells(/^Obligations by Agency/)();
      agency!.follow();
      await screen.findByText(/^An Agency of /, {}, patience);
      return selected('.explorer-head')();
    },
    leads: /^\/agency\/[^?]+\?fy=2024$/,
    says: /Its profile counts all of its spending in FY 2024\./,
  },
  {
    kind: 'Explorer: an award',
    from: '/explorer/agency?fy=2024&period=12',
    at: async () => {
      const [first] = await cells(/^Obligations by Agency/)();
      first!.follow();
      await screen.findByText('An Agency', { exact: false }, patience);
      const awards = `${address()}&by=award&view=table`;
      cleanup();
      renderAt(awards);
      return region('Obligations by Award');
    },
    leads: /^\/award\//,
    says: /its page, which shows the whole award, not only this period\./,
  },
  {
    kind: 'follow the dollar: an award',
    from: () => pathOfAward(),
    at: () => screen.findByRole('list', { name: 'Chosen so far' }, patience),
    leads: /^\/award\//,
    says: /Its page shows the whole award, not only this period\./,
  },
  {
    kind: 'award: follow the dollar',
    from: `${AWARD}?section=federal-accounts`,
    at: panel('Federal Accounts'),
    leads: /^\/follow-the-dollar\?award=\d+$/,
    says: /The trail counts one fiscal year\./,
  },
  {
    kind: 'keyword search: refine it',
    from: '/keyword_search/road',
    at: selected('.keyword-tools'),
    follow: async () =>
      void fireEvent.click(
        await screen.findByRole('button', { name: 'Refine in Advanced Search' }, patience),
      ),
    leads: /^\/search\?hash=.*&level=transactions$/,
    says: /Advanced Search counts transactions since FY 2008\./,
  },
  {
    kind: 'award: the accounts that pay for it',
    from: `${AWARD}?section=federal-accounts`,
    at: panel('Federal Accounts'),
    leads: /^\/federal_account\//,
    says: SAYS,
  },
  {
    kind: 'award: the treemap of the accounts that pay for it',
    from: `${AWARD}?section=federal-accounts&accounts=tree`,
    at: panel('Federal Accounts'),
    follow: async () => {
      const [first] = await cells(/federal accounts? as parts of/)();
      first!.follow();
    },
    leads: /^\/federal_account\//,
    says: SAYS,
  },
  {
    kind: 'award: what accounts reported in a period',
    from: `${AWARD}?section=history&history=funding`,
    at: panel('Federal Account Funding'),
    leads: /^\/federal_account\/\d{3}-\d{4}\?fy=\d{4}$/,
    says: SAYS,
  },
];

describe('a name that opens a page which counts something else says so beside the figure', () => {
  it.each(other.map((kind) => [kind.kind, kind] as const))(
    '%s',
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

/** How many results of all tabs a search has. */
const resultsFound = async () => {
  await screen.findByRole('table', { name: /Results/ }, patience);
  return screen
    .getAllByRole('tab')
    .map(({ textContent }) => Number(/[\d,]+$/.exec(textContent!)?.[0].replaceAll(',', '') ?? 0));
};
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('a number is on the page that it leads to', () => {
  it(AWARDS, async () => {
    renderAt(ACCOUNT);
    const contracts = await screen.findByRole('tab', { name: /^Contracts\s*[\d,]+$/ }, patience);
    const number = Number(contracts.textContent!.replaceAll(/\D/g, ''));
    expect(number).toBeGreaterThan(0);
    fireEvent.click(
      await screen.findByRole('button', { name: 'View these awards in Advanced Search' }),
    );
    await waitFor(() => expect(address()).toMatch(SEARCHED), patience);
    expect(sumOf(await resultsFound())).toBe(number);
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

/** Kinds of figures of each source file that leads to a page, or why no figure of it does. */
const sources: Readonly<Record<string, readonly string[] | string>> = {
  'blocks/compare/CompareButton.tsx': ['state: compare with those set aside'],
  'blocks/not-found/NotFoundPage.tsx': 'a way on from a page without figures',
  'blocks/places-map/placeLayers.ts': ['search: a state of its map'],
  'blocks/places-map/placePaths.ts': ['search of a year: a state', 'COVID-19: the map'],
  'blocks/result-cells/index.tsx': ['search of a year: an award', 'COVID-19: recipients'],
  'blocks/search-ways/SearchWay.tsx': ['state: its awards'],
  'blocks/search-ways/useOpenSearch.ts': ['state: an area of the map'],
  'blocks/top-five/TopFigure.tsx': [
    'state: a row of the largest',
    'recipient: a row of the largest',
  ],
  'blocks/top-five/TopLists.tsx': ['state: an award of the largest'],
  'blocks/top-five/topRows.ts': ['state: the largest', 'recipient: the largest'],
  'features/account/AccountLead.tsx': [
    'federal account: the Explorer',
    'federal account: follow the dollar',
    'federal account: compare',
  ],
  'features/account/AccountPage.tsx': 'its own address, to share',
  'features/account/sections/Awards.tsx': [AWARDS],
  'features/account/sections/awardColumns.ts': ['federal account: an award that it pays for'],
  'features/accounts/landing/AccountRows.tsx': ['list of federal accounts'],
  'features/agencies/agencyColumns.tsx': ['list of agencies'],
  'features/agency/AgencyPage.tsx': 'its own address, to share',
  'features/agency/funds/FundsPanel.tsx': ['agency: a part of the status of funds'],
  'features/agency/funds/StatusOfFunds.tsx': ['agency: a federal account of the status of funds'],
  'features/agency/funds/Trail.tsx': 'the way back up, of what was shown before',
  'features/agency/funds/fundsColumns.tsx': ['agency: a part of the status of funds'],
  'features/agency/sections/About.tsx': ['agency: compare'],
  'features/award-search/awardLinks.tsx': ['search of a year: an award', 'search: a subaward'],
  'features/award-search/columns.ts': ['search of a year: an award', 'search: a subaward'],
  'features/award-search/sections/ResultsByCategory.tsx': [
    'search of a year: a recipient',
    'search of a year: an agency',
    'search: a recipient of its categories',
  ],
  'features/award-search/sections/ResultsByGeography.tsx': [
    'search of a year: a state',
    'search: a state of its map',
  ],
  'features/award/AwardPage.tsx': 'a way on from a page without figures',
  'features/award/awardPaths.ts': 'names of the award, without a figure of theirs',
  'features/award/categories/contractGroups.ts': 'names of the award, without a figure of theirs',
  'features/award/categories/sharedGroups.ts': 'names of the award, without a figure of theirs',
  'features/award/header/AwardTools.tsx': 'its own address, to share',
  'features/award/sections/Overview.tsx': 'names of the award, without a figure of theirs',
  'features/award/sections/RelatedAwards.tsx': 'names of the award, without a figure of theirs',
  'features/award/sections/award-history/fundingColumns.tsx': [
    'award: what accounts reported in a period',
  ],
  'features/award/sections/federal-accounts/AccountsTree.tsx': [
    'award: the treemap of the accounts that pay for it',
  ],
  'features/award/sections/federal-accounts/FederalAccounts.tsx': ['award: follow the dollar'],
  'features/award/sections/federal-accounts/accountColumns.tsx': [
    'award: the accounts that pay for it',
  ],
  'features/award/sections/orders-activity/orderColumns.tsx': ['award: an order under it'],
  'features/award/sections/orders/orderTabs.tsx': ['award: an order under it'],
  'features/compare/budgets.ts': ['compare: an agency in its latest year'],
  'features/compare/components/MemberCards.tsx': ['compare: a state'],
  'features/compare/components/StartPage.tsx': 'suggestions without figures',
  'features/compare/profilePath.ts': ['compare: a state', 'compare: an agency in its latest year'],
  'features/covid/agencies/AgenciesTable.tsx': ['COVID-19: agencies'],
  'features/covid/budget/BudgetTable.tsx': ['COVID-19: federal accounts'],
  'features/covid/closing/ResourcesSection.tsx': 'a way on without a figure',
  'features/covid/listings/ListingModal.tsx': 'fills in a search without a figure of its own',
  'features/covid/recipients/RecipientsMap.tsx': ['COVID-19: the map'],
  'features/covid/recipients/mapPlaces.ts': ['COVID-19: the map'],
  'features/covid/recipients/recipientColumns.tsx': ['COVID-19: recipients'],
  'features/explorer/ExplorerPage.tsx': ['Explorer: a cell of the treemap', 'Explorer: an award'],
  'features/explorer/sections/CellTable.tsx': ['Explorer: an award'],
  'features/explorer/sections/ExplorerHead.tsx': [
    'Explorer: an agency in a whole year',
    'Explorer: an agency of an object class',
    'Explorer: follow the dollar',
  ],
  'features/explorer/sections/Unreported.tsx': 'says who has submitted, without an amount',
  'features/follow/sections/TrailList.tsx': [
    'follow the dollar: a part of the step',
    'follow the dollar: an award',
  ],
  'features/home/components/Hero.tsx': 'a way on without a figure',
  'features/home/components/QuestionWay.tsx': ['home: all states', 'home: all recipients'],
  'features/home/components/SummaryStrip.tsx': ['home: the total of the year'],
  'features/home/components/doors/ReadyToGetStarted.tsx': 'a way on without a figure',
  'features/home/openSearch.ts': ['home: all states', 'home: all recipients'],
  'features/home/sections/ClassQuestion.tsx': ['home: object classes'],
  'features/home/sections/RecipientQuestion.tsx': ['home: a recipient'],
  'features/home/sections/SpendingNow.tsx': ['home: a budget function of the ribbon'],
  'features/home/sections/StateQuestion.tsx': ['home: a state'],
  'features/keyword-search/keywordColumns.ts': ['search of a year: an award'],
  'features/keyword-search/sections/KeywordTools.tsx': ['keyword search: refine it'],
  'features/modals/components/CovidModals.tsx': 'a way on without a figure',
  'features/modals/components/UeiModal.tsx': 'a way on without a figure',
  'features/recipient/landing/RecipientRows.tsx': [
    'list of recipients',
    'list of recipients: one type of awards',
  ],
  'features/recipient/sections/Children.tsx': ['recipient: a child'],
  'features/recipient/sections/Family.tsx': 'names of parents, without a figure of theirs',
  'features/recipient/sections/Locations.tsx': ['recipient: a state of the map'],
  'features/recipient/sections/OverTime.tsx': ['recipient: a year of the trend'],
  'features/recipient/sections/Overview.tsx': ['recipient: its awards'],
  'features/site-search/findAnywhere.ts': 'names that match, without figures',
  'features/site-search/panel.tsx': 'names that match, without figures',
  'features/site-search/recipientAddress.ts': 'names that match, without figures',
  'features/states/StatePage.tsx': 'its own address, to share',
  'features/states/landing/stateColumns.tsx': ['list of states'],
  'features/states/sections/StateMap.tsx': [
    'state: an area of the map',
    'state: an area of the map for each resident',
  ],
  'features/states/sections/StateOverview.tsx': ['state: its awards'],
  'features/states/sections/StateTop.tsx': 'a way on without a figure',
  'features/states/sections/StateTrend.tsx': ['state: a year of the trend'],
  'features/submissions/agency/AgencyNotes.tsx': 'names of agencies, without figures',
  'features/submissions/agency/AgencyStatisticsPage.tsx': 'names of agencies, without figures',
  'features/submissions/landing/agencyColumns.tsx': [SUBMISSION],
};
/** What makes an address of this site, or opens a search. */
const leadsOn =
  /paths\.(recipient|agency|federalAccount|award|search)\(|\b(statePath|statePathOf|placePath|followPath|comparePath|agencyPath|recipientPath|parentPath|profilePathOf|agencyStatisticsPath|submissionsPath|recipientLink|agencyLink|awardLink|awardOfSubaward|subawardLink|hrefOf|addressWith)\(|<SearchWay|useOpenSearch\(|'\/explorer|`\/award\/|\/explorer\/agency/;

it('every source file that leads to a page is in the list, with kinds that are walked', () => {
  const root = join(__dirname, '../../src');
  const found = ['features', 'blocks']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('temp-page'))
    // What builds addresses for others leads nowhere itself.
    .filter((file) => file !== 'blocks/search-filters/openSearchWith.ts')
    .filter((file) => leadsOn.test(readFileSync(join(root, file), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(sources).sort());
  const walked = [...same, ...other].map(({ kind }) => kind).concat(AWARDS, SUBMISSION);
  const named = Object.values(sources).flatMap((kinds) => (typeof kinds === 'string' ? [] : kinds));
  expect([...new Set(named)].sort()).toEqual(walked.sort());
});
