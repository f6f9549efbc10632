import { cleanup, fireEvent, screen } from '@testing-library/react';
import ids from '../../../mock-api/generate/crafted/ids.json';
import { renderAt } from '../../render';
import { fetchAwardRecord } from '../awardPages';
import { type Find, address, cells, panel, patience, region, findBySelector } from './reading';
import { STATE, parentPage } from './same';

/** A figure beside a link to a page with a different amount, and the note that explains the difference. */
interface Other {
  kind: string;
  from: string | (() => Promise<string>);
  /** Finds the part of the page that contains the figures and the link. */
  at: Find;
  leads: RegExp;
  says: RegExp;
  /** Opens the other page through a control, if there is no link. */
  follow?: () => Promise<void>;
}
const PROFILE_NOTE = /Names link to profiles, whose totals include all spending\./;
const COVID = '/disaster/covid-19?section=';
const AWARD = `/award/${encodeURIComponent(ids.awards.contractPartlyLinked)}`;
const awardTrailPath = async () => {
  const { id } = await fetchAwardRecord(ids.awards.contractPartlyLinked);
  return `/follow-the-dollar?award=${id as number}`;
};
export const other: readonly Other[] = [
  {
    kind: 'search: a recipient of its categories',
    from: '/search?fy=2024&section=categories&type=recipient',
    at: panel('Results by Category'),
    leads: /^\/recipient\/[^/]+\/2024$/,
    says: PROFILE_NOTE,
  },
  {
    kind: 'search: a state of its map',
    from: '/search?fy=2024&section=map&layer=state',
    at: panel('Results by Geography'),
    leads: /^\/state\/[a-z-]+\/2024$/,
    says: PROFILE_NOTE,
  },
  {
    kind: 'state: the largest',
    from: STATE,
    at: findBySelector('.top-five'),
    leads: /^\/agency\/[a-z-]+\?fy=2024$/,
    says: PROFILE_NOTE,
  },
  {
    kind: 'recipient: the largest',
    from: parentPage,
    at: findBySelector('[aria-labelledby="recipient-top"]'),
    leads: /^\/agency\/[a-z-]+\?fy=2025$/,
    says: PROFILE_NOTE,
  },
  {
    kind: 'list of recipients: one type of awards',
    from: '/recipient?type=grants',
    at: panel('Recipients'),
    leads: /^\/recipient\/[^/]+\/latest$/,
    says: PROFILE_NOTE,
  },
  {
    kind: 'COVID-19: federal accounts',
    from: '/disaster/covid-19?budget=federal_account',
    at: panel('Total Spending by Federal Account'),
    leads: /^\/federal_account\//,
    says: PROFILE_NOTE,
  },
  {
    kind: 'COVID-19: agencies',
    from: `${COVID}award_spending_by_agency`,
    at: panel('Agencies and Sub-Agencies'),
    leads: /^\/agency\//,
    says: PROFILE_NOTE,
  },
  {
    kind: 'COVID-19: recipients',
    from: `${COVID}award_spending_by_recipient&recipients=recipients`,
    at: panel('Recipients'),
    leads: /^\/recipient\//,
    says: PROFILE_NOTE,
  },
  {
    kind: 'COVID-19: the map',
    from: `${COVID}award_spending_by_recipient`,
    at: panel('Recipient Locations'),
    leads: /^\/state\//,
    says: PROFILE_NOTE,
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
      return findBySelector('.explorer-head')();
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
    from: () => awardTrailPath(),
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
    at: findBySelector('.keyword-tools'),
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
    says: PROFILE_NOTE,
  },
  {
    kind: 'award: the treemap of the accounts that pay for it',
    from: `${AWARD}?section=federal-accounts&accounts=tree`,
    at: panel('Federal Accounts'),
    follow: async () => {
      const [first] = await cells(/federal accounts? as shares of/)();
      first!.follow();
    },
    leads: /^\/federal_account\//,
    says: PROFILE_NOTE,
  },
  {
    kind: 'award: what accounts reported in a period',
    from: `${AWARD}?section=history&history=funding`,
    at: panel('Federal Account Funding'),
    leads: /^\/federal_account\/\d{3}-\d{4}\?fy=\d{4}$/,
    says: PROFILE_NOTE,
  },
];
