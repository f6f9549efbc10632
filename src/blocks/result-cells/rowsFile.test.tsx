import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as csv from '@/lib/csv';
import { MAX_COLLECTED_ROWS } from '@/services/search/allRows';
import { rowFromJson } from '@/services/search/rowFromJson';
import { readSavedCsv } from '../../../tests/csvFile';
import { column, renderPlain, RowsFile, type RowsFileProps } from '.';

const row = (name: string) => rowFromJson({ 'Recipient Name': name });
const show = (total: number, loadAll: RowsFileProps['loadAll'] = () => Promise.resolve([])) => {
  const saved = jest.spyOn(csv, 'saveFile').mockImplementation(() => {});
  render(
    <RowsFile
      name="Rows"
      columns={[column('name', 'Name', 'recipientName', renderPlain)]}
      rows={[row('A')]}
      page={1}
      total={total}
      sort={{ id: 'name', order: 'asc' }}
      loadAll={loadAll}
    />,
  );
  return { saved, user: userEvent.setup() };
};
const findAllButton = () => screen.queryByRole('button', { name: /^Download all/ });

describe('the file with all rows', () => {
  afterEach(() => jest.restoreAllMocks());
  it('is offered up to the maximum number of rows', () => {
    show(MAX_COLLECTED_ROWS);
    expect(findAllButton()).toHaveTextContent('Download all 5,000 rows (CSV)');
  });
  it.each([1, MAX_COLLECTED_ROWS + 1])('is not offered for %s rows', (total) => {
    show(total);
    expect(screen.getByRole('button', { name: 'Download these rows (CSV)' })).toBeVisible();
    expect(findAllButton()).not.toBeInTheDocument();
  });
  it('can be requested again after a cancellation and after a failure', async () => {
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
    await user.click(findAllButton()!);
    expect(screen.getByRole('status')).toHaveTextContent('Gathering rows: 2 of 3');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(signals[0]!.aborted).toBe(true);
    await user.click(findAllButton()!);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t load the rows. The service is down.',
    );
    expect(saved).not.toHaveBeenCalled();
    await user.click(findAllButton()!);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect((await readSavedCsv(saved)).rows).toEqual([['A'], ['B'], ['C']]);
    expect(saved).toHaveBeenCalledTimes(1);
  });
});
