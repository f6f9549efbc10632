import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as csv from '@/lib/csv';
import { findViolations } from '../../tests/axe';
import { readSavedCsv } from '../../tests/csvFile';
import { chooseFromMenu, openFigureMenu } from '../../tests/figureMenu';
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
  small = false,
} = {}) => {
  const user = userEvent.setup();
  const { container, unmount } = render(
    <Figure
      title="Sums"
      status={status}
      summary="One leads."
      unit="Obligations, US dollars"
      filters="Prime awards"
      source="USAspending API, v2/sums/"
      date="Retrieved May 1, 2026."
      site="USAspending"
      small={small}
      table={{ rows: 1, columns: [{ id: 'a', label: 'A', render: () => '1' }] }}
      csv={{ fileName: 'sums.csv', header: ['a'], rows: [['1']] }}
      apiRequest={{ method: 'POST', path: '/api/v2/sums/' }}
    >
      {drawing}
    </Figure>,
  );
  return {
    container,
    unmount,
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    openMenu: () => openFigureMenu(user, screen),
    choose: (name: string) => chooseFromMenu(user, screen, name),
  };
};

describe('the foot of a figure', () => {
  // First in the file: later tests find the code loaded.
  it('shows an error if the code of a file or of the menu cannot be loaded, and loads it on Retry', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    toolsChunk.isAvailable = false;
    const { press, user } = renderFigure();
    await press('Download CSV');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t create the file\./);
    expect(saveFileMock).not.toHaveBeenCalled();
    await press('More actions');
    const menuFailure = await screen.findByText('We couldn’t load the menu.');
    toolsChunk.isAvailable = true;
    await user.click(within(menuFailure.closest('div')!).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Cite' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
    await press('Retry');
    expect((await readSavedCsv(saveFileMock)).rows).toEqual([['1']]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    errors.mockRestore();
  });
  it('disables downloads and shows no citation while new data loads', async () => {
    const { press, choose, openMenu } = renderFigure({ status: 'loading' });
    for (const name of ['Download PNG', 'Download SVG', 'Download CSV']) {
      if (name !== 'Download CSV') await openMenu();
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await press(name);
    }
    await choose('Cite');
    expect(saveFileMock).not.toHaveBeenCalled();
    expect(screen.queryByRole('group', { name: 'How to cite: Sums' })).not.toBeInTheDocument();
  });
  it('shows an error instead of saving an image of an unfinished chart', async () => {
    const { choose } = renderFigure({ drawing: <div data-painted="0">a map to come</div> });
    await choose('Download PNG');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The chart is still loading. Try again in a moment.',
    );
    expect(saveFileMock).not.toHaveBeenCalled();
  });
  it('creates one file for a double click', async () => {
    const { user } = renderFigure();
    await user.dblClick(screen.getByRole('button', { name: 'Download CSV' }));
    expect((await readSavedCsv(saveFileMock)).rows).toEqual([['1']]);
    expect(saveFileMock).toHaveBeenCalledTimes(1);
  });
  it('shows a citation and a BibTeX entry, each with a copy button', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    const { container, press, choose } = renderFigure();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const opener = screen.getByRole('button', { name: 'More actions' });
    await choose('Cite');
    const citationGroup = await screen.findByRole('group', { name: 'How to cite: Sums' });
    expect(citationGroup).toHaveFocus();
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
    await press('Hide citation');
    expect(screen.queryByRole('group', { name: 'How to cite: Sums' })).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });
  it('has the table, the download and one menu, which the title describes', async () => {
    const { container } = renderFigure();
    const names = ['View as table', 'Download CSV', 'More actions'];
    const actions = screen.getAllByRole('button');
    expect(actions.map((button) => button.getAttribute('aria-label'))).toEqual(names);
    expect(actions.map((button) => button.textContent)).toEqual(['Table', 'Download', 'More']);
    for (const action of actions) expect(action).toHaveAccessibleDescription('Sums');
    expect(await findViolations(container)).toEqual([]);
  });
  it('has its other actions in the menu, and a small figure also the table', async () => {
    const { press, openMenu, user, unmount } = renderFigure();
    const getItems = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const items = ['Download PNG', 'Download SVG', 'API request', 'Cite', 'Copy link'];
    await openMenu();
    expect(getItems()).toEqual(items);
    await press('View as table');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Sums' })).toBeInTheDocument();
    // A table is no image.
    await openMenu();
    expect(getItems()).toEqual(items.slice(2));
    await press('View as chart');
    expect(screen.getByText('the drawing')).toBeInTheDocument();
    unmount();
    renderFigure({ small: true });
    expect(screen.queryByRole('button', { name: 'View as table' })).not.toBeInTheDocument();
    await openMenu();
    expect(getItems()).toEqual(['View as table', ...items]);
    await user.click(screen.getByRole('button', { name: 'View as table' }));
    expect(screen.getByRole('table', { name: 'Sums' })).toBeInTheDocument();
  });
});

describe('the menu of a figure', () => {
  it('closes on Escape, with the focus on its button', async () => {
    const { user, openMenu } = renderFigure();
    await openMenu();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Download SVG' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
  });
  it('closes when Tab leaves it, and on a press outside', async () => {
    const { user, openMenu } = renderFigure();
    await openMenu();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Download CSV' })).toHaveFocus();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await openMenu();
    await user.pointer({ keys: '[MouseLeft]', target: screen.getByText('the drawing') });
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('full screen', () => {
  const screenState = { enabled: true, element: null as Element | null };
  const requestFullscreen = jest.fn(function request(this: Element) {
    screenState.element = this;
    return Promise.resolve();
  });
  const exitFullscreen = jest.fn(() => {
    screenState.element = null;
    return Promise.resolve();
  });
  beforeEach(() => {
    screenState.enabled = true;
    Object.defineProperties(document, {
      fullscreenEnabled: { get: () => screenState.enabled, configurable: true },
      fullscreenElement: { get: () => screenState.element, configurable: true },
      exitFullscreen: { value: exitFullscreen, configurable: true },
    });
    Object.defineProperty(Element.prototype, 'requestFullscreen', {
      value: requestFullscreen,
      configurable: true,
    });
  });
  afterEach(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });
  it('shows the whole figure, keeps the focus on the menu, and is left from the menu', async () => {
    const { choose } = renderFigure();
    await choose('Full screen');
    expect(screenState.element).toBe(screen.getByRole('region', { name: 'Sums' }));
    expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
    await choose('Leave full screen');
    expect(screenState.element).toBeNull();
    await choose('Full screen');
    expect(screenState.element).not.toBeNull();
  });
  it('is not offered by a browser that has none', async () => {
    screenState.enabled = false;
    const { openMenu } = renderFigure();
    await openMenu();
    expect(screen.queryByRole('button', { name: 'Full screen' })).not.toBeInTheDocument();
  });
});
