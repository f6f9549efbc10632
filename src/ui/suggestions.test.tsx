import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Picker } from './Picker';
import { Suggest } from './Suggest';

const items = ['Alpha', 'Beta', 'Gamma'].map((name) => ({ id: name, name }));
const getHighlightedOptions = () =>
  screen.queryAllByRole('option', { selected: true }).map((option) => option.textContent);
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Both kinds of box: one requests its suggestions, one has a fixed list. */
const boxes: readonly (readonly [
  string,
  (onChoose: (name: string) => void, onSubmit: () => void) => React.ReactNode,
])[] = [
  [
    'a box that suggests',
    (onChoose, onSubmit) => (
      <Suggest
        label="Letters"
        placeholder=""
        minimum={1}
        delay={0}
        search={(text) =>
          Promise.resolve([
            { heading: '', items: items.filter(({ name }) => name.toLowerCase().includes(text)) },
          ])
        }
        itemKey={({ id }) => id}
        itemText={({ name }) => name}
        onChoose={({ name }) => onChoose(name)}
        onSubmit={onSubmit}
      />
    ),
  ],
  [
    'a box of choices',
    (onChoose) => (
      <Picker
        label="Letters"
        placeholder=""
        groups={[{ heading: '', items }]}
        value=""
        onChange={({ name }) => onChoose(name)}
      />
    ),
  ],
];

describe.each(boxes)('%s', (_kind, box) => {
  it('highlights nothing before an arrow key, and Enter selects only a highlighted option', async () => {
    const user = userEvent.setup();
    const handleChoose = jest.fn();
    render(<form onSubmit={(event) => event.preventDefault()}>{box(handleChoose, () => {})}</form>);
    await user.type(screen.getByRole('combobox'), 'a');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Alpha',
      'Beta',
      'Gamma',
    ]);
    expect(getHighlightedOptions()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(handleChoose).not.toHaveBeenCalled();
    expect(screen.getAllByRole('option').length).toBe(3);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(getHighlightedOptions()).toEqual(['Alpha']));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(handleChoose).toHaveBeenCalledWith('Beta');
  });
  it.each([
    [700, 768, true],
    [40, 768, false],
    [300, 768, false],
    // An on-screen keyboard covers the lower half of the window.
    [300, 400, true],
  ])('opens on the side with more space: box at %d of %d visible px', async (top, height, up) => {
    const user = userEvent.setup();
    Object.defineProperty(window, 'visualViewport', {
      value: { offsetTop: 0, height },
      configurable: true,
    });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      top,
      bottom: top + 40,
      left: 0,
      right: 300,
      width: 300,
      height: 40,
      x: 0,
      y: top,
      toJSON: () => ({}),
    });
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(300);
    const style = document.createElement('style');
    style.textContent = '.suggest__menu { position: absolute; }';
    document.head.append(style);
    render(
      <>
        {box(
          () => {},
          () => {},
        )}
      </>,
    );
    await user.type(screen.getByRole('combobox'), 'a');
    await screen.findAllByRole('option');
    const menu = screen.getByRole('listbox');
    (up ? expect(menu) : expect(menu).not).toHaveClass('suggest__menu--up');
    expect(parseInt(menu.style.maxHeight, 10)).toBeLessThanOrEqual(up ? 700 : 768 - 80);
    style.remove();
    Reflect.deleteProperty(window, 'visualViewport');
  });
});
