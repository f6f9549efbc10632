import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as csv from '@/lib/csv';
import { MOST_ROWS_AT_ONCE } from '@/services/search/allRows';
import { rowFromJson } from '@/services/search/rowFromJson';
import { readSavedCsv } from '../../../tests/csvFile';
import { column, plain, RowsFile, type RowsFileProps } from '.';

const row = (name: string) => rowFromJson({ 'Recipient Name': name });
const show = (total: number, loadAll: RowsFileProps['loadAll'] = () => Promise.resolve([])) => {
  const saved = jest.spyOn(csv, 'saveFile').mockImplementation(() => {});
  render(
    <RowsFile
      name="Rows"
      columns={[column('name', 'Name', 'recipientName', plain)]}
      rows={[row('A')]}
      page={1}
      total={total}
      sort={{ id: 'name', order: 'asc' }}
      loadAll={loadAll}
    />,
  );
  return { saved, user: userEvent.setup() };
};
const all = () => screen.queryByRole('button', { name: /^Download all/ });

describe('the file with all rows', () => {
  afterEach(() => jest.restoreAllMocks());
  it('is offered up to the maximum number of rows', () => {
    show(MOST_ROWS_AT_ONCE);
    expect(all()).toHaveTextContent('Download all 5,000 rows (CSV)');
  });
  it.each([1, MOST_ROWS_AT_ONCE + 1])('is not offered for %s rows', (total) => {
    show(total);
    expect(screen.getByRole('button', { name: 'Download these rows (CSV)' })).toBeVisible();
    expect(all()).not.toBeInTheDocument();
  });
  it('can be canceled, shows why loading failed, and is saved on the next click', async () => {
    const signals: AbortSignal[] = [];
    const loadAll = jest.fn<
      Promise<ReturnType<typeof row>[]>,
      Parameters<RowsFileProps['loadAll']>
    >();
    loadAll
      .mockImplementationOnce((onRows, signal) => {
        onRows(2);
        signals.push(signal);
        return new Promise(() => {});
      })
      .mockRejectedValueOnce(new Error('The service is down.'))
      .mockResolvedValueOnce([row('A'), row('B'), row('C')]);
    const { saved, user } = show(3, loadAll);
    await user.click(all()!);
    expect(screen.getByRole('status')).toHaveTextContent('Gathering rows: 2 of 3');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(signals[0]!.aborted).toBe(true);
    await user.click(all()!);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t load the rows. The service is down.',
    );
    expect(saved).not.toHaveBeenCalled();
    await user.click(all()!);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect((await readSavedCsv(saved)).rows).toEqual([['A'], ['B'], ['C']]);
    expect(saved).toHaveBeenCalledTimes(1);
  });
});
