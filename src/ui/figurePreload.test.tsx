import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Figure } from './Figure';
import * as figureFile from './useFigureFile';

jest.mock('./useFigureFile', () => {
  const actual = jest.requireActual<typeof figureFile>('./useFigureFile');
  return { ...actual, loadFigureTools: jest.fn(actual.loadFigureTools) };
});
const loadTools = jest.mocked(figureFile.loadFigureTools);

describe('the menu of a figure', () => {
  it('loads when the focus or the pointer enters the figure, so that it opens without a network', async () => {
    const user = userEvent.setup();
    render(
      <Figure title="Sums" status="ready" summary="One leads." unit="US dollars">
        <p>the drawing</p>
      </Figure>,
    );
    expect(loadTools).not.toHaveBeenCalled();
    loadTools.mockRejectedValueOnce(
      Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' }),
    );
    await user.tab();
    expect(loadTools).toHaveBeenCalledTimes(1);
    // A failure is shown only when the menu is opened.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.hover(screen.getByText('the drawing'));
    expect(loadTools).toHaveBeenCalledTimes(2);
    loadTools.mockRejectedValue(new Error('There is no network.'));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.getByRole('button', { name: 'Cite' })).toBeInTheDocument();
    expect(loadTools).toHaveBeenCalledTimes(2);
  });
});
