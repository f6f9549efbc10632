import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as csv from '@/lib/csv';
import { findViolations } from '../../tests/axe';
import { readSavedCsv } from '../../tests/csvFile';
import { Figure } from './Figure';

/** Whether the lazy chunk of the figure tools can be loaded. */
const toolsChunk = { isAvailable: true };
jest.mock('./figure/tools', () => {
  if (toolsChunk.isAvailable) return jest.requireActual<object>('./figure/tools');
  throw Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });
});
jest.mock('@/lib/csv', () => ({
  ...jest.requireActual<typeof csv>('@/lib/csv'),
  saveFile: jest.fn(),
}));
const saveFileMock = jest.mocked(csv.saveFile);
beforeEach(() => {
  saveFileMock.mockClear();
  toolsChunk.isAvailable = true;
});

const renderFigure = ({
  status = 'ready' as 'ready' | 'loading',
  drawing = <p>the drawing</p>,
} = {}) => {
  const user = userEvent.setup();
  const { container } = render(
    <Figure
      title="Sums"
      status={status}
      summary="One leads."
      unit="Obligations, US dollars"
      filters="Prime awards"
      source="USAspending API, v2/sums/"
      date="Retrieved May 1, 2026."
      site="USAspending"
      csv={{ fileName: 'sums.csv', header: ['a'], rows: [['1']] }}
      apiRequest={{ method: 'POST', path: '/api/v2/sums/' }}
    >
      {drawing}
    </Figure>,
  );
  return {
    container,
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
};

describe('the foot of a figure', () => {
  it('shows an error if a file cannot be created, and creates it on Retry', async () => {
    toolsChunk.isAvailable = false;
    const { press } = renderFigure();
    await press('Download CSV');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t create the file\./);
    expect(saveFileMock).not.toHaveBeenCalled();
    toolsChunk.isAvailable = true;
    await press('Retry');
    expect((await readSavedCsv(saveFileMock)).rows).toEqual([['1']]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  it('disables downloads and shows no citation while new data loads', async () => {
    const { press } = renderFigure({ status: 'loading' });
    for (const name of ['Download CSV', 'Download PNG', 'Download SVG']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await press(name);
    }
    await press('Cite');
    expect(saveFileMock).not.toHaveBeenCalled();
    expect(screen.queryByRole('group', { name: 'How to cite: Sums' })).not.toBeInTheDocument();
  });
  it('shows an error instead of saving an image of an unfinished chart', async () => {
    const { press } = renderFigure({ drawing: <div data-painted="0">a map to come</div> });
    await press('Download PNG');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The chart is still loading. Try again in a moment.',
    );
    expect(saveFileMock).not.toHaveBeenCalled();
  });
  it('creates one file for a double click', async () => {
    const { user } = renderFigure();
    await user.dblClick(screen.getByRole('button', { name: 'Download CSV' }));
    await screen.findByText('Download CSV');
    expect((await readSavedCsv(saveFileMock)).rows).toEqual([['1']]);
    expect(saveFileMock).toHaveBeenCalledTimes(1);
  });
  it('shows a citation and a BibTeX entry, each with a copy button', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    const { container, user, press } = renderFigure();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const opener = screen.getByRole('button', { name: 'Cite' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.focus();
    await user.keyboard('{Enter}');
    const citationGroup = await screen.findByRole('group', { name: 'How to cite: Sums' });
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(opener).toHaveFocus();
    expect(within(citationGroup).getByLabelText('Citation')).toHaveTextContent(
      /^USAspending\. “Sums\.” Filters: Prime awards\. Retrieved May 1, 2026\. Accessed \w+ \d+, \d{4}\. http:\/\/localhost\/#figure-sums$/,
    );
    for (const [name, label] of [
      ['Copy citation', 'Citation'],
      ['Copy BibTeX', 'BibTeX entry'],
    ] as const) {
      await press(name);
      expect(await screen.findByText(`${label} copied`)).toBeVisible();
      expect(writeText).toHaveBeenLastCalledWith(
        within(citationGroup).getByLabelText(label).textContent,
      );
    }
    expect(await findViolations(container)).toEqual([]);
    await user.click(opener);
    expect(screen.queryByRole('group', { name: 'How to cite: Sums' })).not.toBeInTheDocument();
  });
});
