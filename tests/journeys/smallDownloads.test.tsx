import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pick } from '../pick';
import { renderAt } from '../render';
import { advanceTime, bar, downloadsInProcess, mockJobs, startFakeTime } from './downloadJobs';

const { api, opened } = downloadsInProcess();
/** Advances fake time in short steps, so that each response arrives close to the time of its request. */
const passTime = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 100) await advanceTime(100);
};
/** Fills the form of award data, whose file has `rows` rows, and requests the file in fake time. */
const requestFile = async (rows: number) => {
  api.override(
    http.post('*/v2/download/count/', () =>
      HttpResponse.json({ calculated_count: rows, maximum_limit: 500_000 }),
    ),
  );
  const { user } = renderAt('/download_center/custom_award_data');
  await screen.findByRole('combobox', { name: 'Agency' });
  await user.click(screen.getByRole('checkbox', { name: 'Grants' }));
  await pick(user, 'Agency', 'All');
  await user.click(screen.getByRole('button', { name: 'last 30 days' }));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Estimated size' })).toHaveTextContent(
      `${rows.toLocaleString('en-US')} prime transactions, about`,
    ),
  );
  startFakeTime();
  const startTime = Date.now();
  await act(async () => {
    screen.getByRole('button', { name: 'Download' }).click();
    await jest.advanceTimersByTimeAsync(1);
  });
  return startTime;
};

describe('the status of a requested file', () => {
  it('of a few rows is shown within a second', async () => {
    mockJobs(api, [{ status: 'finished', total_rows: 40, total_size: 21 }]);
    await requestFile(40);
    await passTime(1000);
    expect(within(bar()!).getByText('Your file is ready for download.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await passTime(1000);
    expect(opened).toEqual(['http://files.example/file-1.zip']);
  });
  it.each([
    ['of a few rows is checked in the first seconds, then polled', 10_000, [0.5, 1, 2, 4, 8]],
    ['of many rows is only polled', 10_001, []],
  ])('%s every 15 and after four polls every 30 seconds', async (_what, rows, earlySeconds) => {
    const { polls } = mockJobs(api, [{ status: 'running' }]);
    const startTime = await requestFile(rows);
    await passTime(92_000);
    expect(polls.map(({ at }) => (at - startTime) / 1000)).toEqual(
      [...earlySeconds, 15, 30, 45, 60, 90].map(
        (second) => expect.closeTo(second, -0.5) as unknown as number,
      ),
    );
  });
});
