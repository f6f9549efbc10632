import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { money, profileMoney } from '@/domain/format';
import { loadDownloads } from '@/blocks/downloads/storedDownloads';
import { selectAward, type AwardPageState } from '@/features/award/state/awardState';
import { craftedAwards } from '../../mock-api/generate/crafted/crafted';
import { renderAt } from '../render';
import { get } from './apiCalls';
import { awardPath, fact, largestAward, openAward, fetchAwardRecord, section } from './awardPages';
import { downloadsInProcess } from './downloadJobs';

const { api } = downloadsInProcess();

const kinds = [
  ['contract', ['A', 'B', 'C', 'D'], 'Contract Summary', 'PIID', 'Related Awards'],
  ['vehicle', ['IDV_C', 'IDV_B_B'], 'Indefinite Delivery Vehicle', 'PIID', 'Related Awards'],
  ['grant', ['04'], 'Grant Summary', 'FAIN', 'Assistance Listings (CFDA Programs)'],
  ['loan', ['07', '08'], 'Loan Summary', 'FAIN', 'Assistance Listings (CFDA Programs)'],
  [
    'direct payment',
    ['10'],
    'Direct Payment Summary',
    'URI',
    'Assistance Listings (CFDA Programs)',
  ],
  ['insurance', ['09'], 'Insurance Summary', /FAIN|URI/, 'Assistance Listings (CFDA Programs)'],
  ['other award', ['11'], 'Other Summary', /FAIN|URI/, 'Assistance Listings (CFDA Programs)'],
] as const;

describe('the award page', () => {
  it.each(kinds)(
    'shows summary, overview and amounts: %s',
    async (_, types, title, label, related) => {
      const id = await largestAward(types);
      const record = await fetchAwardRecord(id);
      await openAward(id);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      const number = String(record.piid ?? record.fain ?? record.uri);
      expect(screen.getByRole('button', { name: /^Copy (PIID|FAIN|URI)/ })).toHaveAccessibleName(
        `Copy ${typeof label === 'string' ? label : /FAIN|URI/.exec(document.querySelector('.copy-id')!.textContent)![0]} ${number}`,
      );
      const overview = await section('Overview');
      expect(overview.getByRole('heading', { name: related })).toBeInTheDocument();
      const agency = record.awarding_agency as { toptier_agency: { name: string } };
      expect(fact(overview, 'Awarding Agency')).toContain(agency.toptier_agency.name);
      const amounts = await section('$ Award Amounts');
      expect(await amounts.findByText('View Transaction History')).toBeInTheDocument();
      expect(await section('Description')).toBeDefined();
      expect(await section('Additional Information')).toBeDefined();
    },
  );
  it('shows the amounts of a contract to the cent', async () => {
    const id = await largestAward(['D']);
    const record = await fetchAwardRecord(id);
    await openAward(id);
    const amounts = await section('$ Award Amounts');
    await amounts.findByText('View Transaction History');
    for (const [label, field] of [
      ['Obligated Amount', 'total_obligation'],
      ['Current Award Amount', 'base_exercised_options'],
      ['Potential Award Amount', 'base_and_all_options'],
    ] as const)
      expect(fact(amounts, label)).toBe(money(record[field] as number, 2));
    expect(document.querySelector('.key-figures__value')).toHaveTextContent(
      profileMoney(record.total_obligation as number),
    );
  });
  it('counts the orders under an IDV and adds up their amounts', async () => {
    const id = await largestAward(['IDV_C', 'IDV_B_B', 'IDV_B_C', 'IDV_A']);
    const record = await fetchAwardRecord(id);
    const sums = await get<Record<string, number>>(`idvs/amounts/${String(record.id)}/`);
    const { user } = await openAward(id);
    const amounts = await section('$ Award Amounts');
    await amounts.findByText('Combined Obligated Amounts', { selector: 'dt a' });
    expect(fact(amounts, 'Combined Obligated Amounts')).toBe(
      money(sums.child_award_total_obligation! + sums.grandchild_award_total_obligation!, 2),
    );
    const overview = await section('Overview');
    expect(
      overview.getByRole('link', { name: new RegExp(`^${sums.child_award_count} Child Award`) }),
    ).toHaveAttribute('href', '?orders=child_awards&section=orders');
    await user.click(screen.getByRole('tab', { name: 'This IDV' }));
    expect(window.location.search).toBe('?amounts=own');
    const own = await section('$ Award Amounts');
    expect(fact(own, 'Obligated Amount')).toBe(money(record.total_obligation as number, 2));
  });
  it('names amount and recipient in its header and in link previews', async () => {
    const id = await largestAward(['D']);
    const record = await fetchAwardRecord(id);
    const { recipient_name: name } = record.recipient as { recipient_name: string };
    const amount = profileMoney(record.total_obligation as number);
    const subtitle = `${amount} obligated to ${name}`;
    await openAward(id);
    expect(screen.getByText(subtitle)).toBeVisible();
    const findTag = (property: string) => document.querySelector(`meta[property="og:${property}"]`);
    await waitFor(() =>
      expect(findTag('title')).toHaveAttribute(
        'content',
        `${subtitle} | Contract Summary | USAspending`,
      ),
    );
    expect(findTag('description')).toHaveAttribute(
      'content',
      expect.stringContaining(`obligated ${amount} to ${name} for `),
    );
  });
  it('replaces the link preview of an award by that of the next page', async () => {
    const { user } = await openAward(craftedAwards.contractComplete);
    await user.click(screen.getByRole('link', { name: 'Mission' }));
    await waitFor(() =>
      expect(document.querySelector('meta[property="og:title"]')).toHaveAttribute(
        'content',
        'About | USAspending',
      ),
    );
    expect(document.querySelector('meta[property="og:description"]')).toHaveAttribute(
      'content',
      expect.stringMatching(/^What this site is for/),
    );
  });
  it('opens with a sentence that links to agency, recipient, city and state', async () => {
    const id = craftedAwards.contractComplete;
    const record = await fetchAwardRecord(id);
    const { toptier_agency: agency } = record.awarding_agency as {
      toptier_agency: { name: string; slug: string };
    };
    const { recipient_name: name, recipient_hash: hash } = record.recipient as {
      recipient_name: string;
      recipient_hash: string;
    };
    await openAward(id);
    const sentence = await screen.findByText(/obligated \$[\d.,]+ to .*, since 2021\.$/);
    expect(sentence).toHaveTextContent(
      new RegExp(
        `${agency.name} obligated \\$[\\d.,]+ to ${name} for .* in Boulder, Colorado, since`,
      ),
    );
    const links = within(sentence)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [agency.name, `/agency/${agency.slug}`],
      [name, `/recipient/${hash}/latest`],
      ['Boulder', '/place/city/CO/boulder'],
      ['Colorado', '/state/colorado/latest'],
    ]);
  });
  it('links from the program in the opening sentence of a grant to the section about it', async () => {
    const id = craftedAwards.grantComplete;
    const record = await fetchAwardRecord(id);
    const [{ cfda_title: program }] = record.cfda_info as [{ cfda_title: string }];
    const { user } = await openAward(id);
    const sentence = await screen.findByText(/ to .*under the program .*for “SAMPLE GRANT/i);
    await user.click(within(sentence).getByRole('link', { name: program }));
    await waitFor(() => expect(window.location.search).toBe('?section=assistance-listings'));
  });
  it('shows the same ceiling and obligations of an IDV in its summary sentence and key figures', async () => {
    const id = craftedAwards.vehicleLarge;
    const record = await fetchAwardRecord(id);
    const sums = await get<Record<string, number>>(`idvs/amounts/${String(record.id)}/`);
    await openAward(id);
    const [most, own, ordered] = [
      record.base_and_all_options as number,
      record.total_obligation as number,
      sums.child_award_total_obligation! + sums.grandchild_award_total_obligation!,
    ].map(profileMoney);
    const sentence = await screen.findByText(/\d placed under it obligated|\d orders? placed/);
    expect(sentence).toHaveTextContent(`Its ceiling is ${most}.`);
    expect(sentence).toHaveTextContent(`The vehicle itself obligated ${own}.`);
    expect(sentence).toHaveTextContent(`placed under it obligated ${ordered} so far.`);
    const figures = within(screen.getByRole('list', { name: 'Key figures' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(figures).toEqual([
      expect.stringContaining(`${most}Ceiling`),
      expect.stringContaining(`${ordered}Obligations of Orders`),
      expect.stringContaining('Outlays of Orders'),
      expect.stringContaining(`${own}Obligations of the Vehicle Itself`),
    ]);
  });
  it('leads with the face value of a loan and states its cost to the government', async () => {
    const id = await largestAward(['07', '08']);
    const record = await fetchAwardRecord(id);
    await openAward(id);
    const [face, cost] = [record.total_loan_value, record.total_subsidy_cost].map((amount) =>
      profileMoney(amount as number),
    ) as [string, string];
    expect(face).not.toBe(cost);
    const sentence = (
      await screen.findByText(/Its cost to the government, the original subsidy cost/)
    ).textContent!;
    expect(sentence.indexOf(face)).toBeGreaterThan(-1);
    // The face value is the first amount in the sentence.
    expect(/\$[\d.,]+(?: (?:thousand|million|billion|trillion))?/i.exec(sentence)![0]).toBe(face);
    expect(sentence).toContain(`is ${cost}.`);
    const [first, ...others] = within(
      await screen.findByRole('list', { name: 'Key figures' }),
    ).getAllByRole('listitem');
    expect(first).toHaveTextContent(`${face}Face Value of Direct Loan`);
    expect(others.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(`${cost}Cost to the Government`),
    );
  });
  it('sends no request twice', async () => {
    const id = await largestAward(['IDV_C', 'IDV_B_B']);
    api.requests.length = 0;
    await openAward(id);
    const amounts = await section('$ Award Amounts');
    await amounts.findByText('View Transaction History');
    const calls = api.requests.map(({ method, path, body }) =>
      [method, path, JSON.stringify(body)].join(' '),
    );
    expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
  });
  it('keeps the current award in the store and clears it on leaving', async () => {
    const id = await largestAward(['D']);
    const { store, user } = await openAward(id);
    const { id: number } = await fetchAwardRecord(id);
    const state = () => selectAward(store.getState() as AwardPageState).toObject();
    await waitFor(() => expect(state()).toMatchObject({ id: number, category: 'contract' }));
    expect(state().overview!.generatedId).toBe(id);
    await user.click(screen.getByRole('link', { name: 'Mission' }));
    await waitFor(() => expect(state()).toMatchObject({ id: 0, category: '', overview: null }));
  });
  it('expands its additional information group by group or all at once', async () => {
    const id = await largestAward(['D']);
    const { user } = await openAward(id);
    const more = await section('Additional Information');
    const countOpenGroups = () => more.getAllByRole('button', { expanded: true }).length;
    expect(more.queryAllByRole('button', { expanded: true })).toEqual([]);
    await user.click(more.getByRole('button', { name: 'Competition Details' }));
    expect(countOpenGroups()).toBe(1);
    expect(more.getByText('Extent Competed')).toBeVisible();
    await user.click(more.getByRole('button', { name: 'Expand All' }));
    expect(countOpenGroups()).toBe(11);
    expect(fact(more, 'Unique Award Key')).toBe(id);
    await user.click(more.getByRole('button', { name: 'Collapse All' }));
    expect(more.queryAllByRole('button', { expanded: true })).toEqual([]);
  });
  it('copies the award ID', async () => {
    const id = await largestAward(['D']);
    const { user } = await openAward(id);
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: /^Copy PIID/ }));
    const record = await fetchAwardRecord(id);
    expect(writeText).toHaveBeenCalledWith(record.piid);
    expect(await screen.findByText('Copied')).toBeVisible();
  });
  it('includes agency and recipient in the subject of the share email', async () => {
    const id = await largestAward(['D']);
    const record = await fetchAwardRecord(id);
    const { user } = await openAward(id);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const href = decodeURIComponent(
      screen.getByRole('link', { name: 'Email' }).getAttribute('href')!,
    );
    const agency = (record.awarding_agency as { toptier_agency: { name: string } }).toptier_agency;
    const { recipient_name: name } = record.recipient as { recipient_name: string };
    expect(href).toContain(`subject=USAspending Award Summary: ${agency.name} to ${name}&body=`);
    expect(href).toContain(`http://localhost${awardPath(id)}`);
  });
  it('opens from an award ID that is URL-encoded twice', async () => {
    const id = await largestAward(['D']);
    renderAt(`/award/${encodeURIComponent(encodeURIComponent(`${id.replaceAll('_', '%5F')}`))}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Contract Summary' }),
    ).toBeInTheDocument();
  });
});

describe('award downloads', () => {
  it.each([
    ['contract', ['D'], 'contract'],
    ['vehicle', ['IDV_C', 'IDV_B_B'], 'idv'],
    ['grant', ['04'], 'assistance'],
  ] as const)('request the file by award ID: %s [i7.12-14]', async (_, types, call) => {
    const id = await largestAward(types);
    const sentRequests: { path: string; body: unknown }[] = [];
    api.override(
      http.post(/\/api\/v2\/download\/(contract|idv|assistance)\//, async ({ request }) => {
        sentRequests.push({ path: new URL(request.url).pathname, body: await request.json() });
        return HttpResponse.json({ file_name: 'a.zip', file_url: 'http://files.example/a.zip' });
      }),
      http.get(/\/api\/v2\/download\/status\//, () => HttpResponse.json({ status: 'running' })),
    );
    const { user } = await openAward(id);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(sentRequests).toEqual([{ path: `/api/v2/download/${call}/`, body: { award_id: id } }]),
    );
    expect(await screen.findByRole('button', { name: 'Preparing file' })).toBeDisabled();
    expect(await screen.findByRole('region', { name: 'Download status' })).toBeInTheDocument();
    await waitFor(() => expect(loadDownloads(Date.now())[0]?.fileName).toBe('a.zip'));
    expect(within(screen.getByRole('main')).queryByRole('dialog')).not.toBeInTheDocument();
  });
});
