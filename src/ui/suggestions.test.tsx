import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortsContext, type Ports } from '@/lib/ports';
import { Picker } from './Picker';
import { Suggest, type SuggestGroup } from './Suggest';

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

describe('a box with suggestions', () => {
  it('is expanded only while it lists suggestions', async () => {
    const user = userEvent.setup();
    render(
      <>
        {boxes[0]![1](
          () => {},
          () => {},
        )}
      </>,
    );
    await user.type(screen.getByRole('combobox'), 'a');
    await screen.findAllByRole('option');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await user.type(screen.getByRole('combobox'), 'zz');
    await screen.findByText(/^No matching results/);
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('a slow group of suggestions', () => {
  type Item = (typeof items)[number];
  const typeText = async (slowItems: readonly Item[]) => {
    const announce = jest.fn();
    const correct = jest.fn<Promise<string>, [string, readonly SuggestGroup<Item>[]]>(() =>
      Promise.resolve('Alpha'),
    );
    let finish = () => {};
    const pending = new Promise<SuggestGroup<Item>>((resolve) => {
      finish = () => resolve({ heading: 'Letters', items: slowItems });
    });
    const user = userEvent.setup();
    render(
      <PortsContext value={{ announce } as unknown as Ports}>
        <Suggest
          label="Letters"
          placeholder=""
          minimum={1}
          delay={0}
          search={() => Promise.resolve([{ heading: 'Letters', items: [], pending }])}
          correct={correct}
          itemKey={({ id }) => id}
          itemText={({ name }) => name}
          onChoose={() => {}}
        />
      </PortsContext>,
    );
    await user.type(screen.getByRole('combobox'), 'x');
    await screen.findByText('Still searching: letters...');
    expect([announce.mock.calls, correct.mock.calls]).toEqual([[], []]);
    await act(() => {
      finish();
      return Promise.resolve();
    });
    return { announce, correct };
  };
  it('that ends without matches is announced, and followed by a correction', async () => {
    const { announce } = await typeText([]);
    expect(await screen.findByText(/^No matching results for “x”/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Alpha' })).toBeInTheDocument();
    expect(announce.mock.calls).toEqual([['No matching results'], ['Did you mean Alpha?']]);
  });
  it('that ends with matches is announced, and its matches are compared with the text', async () => {
    const { announce, correct } = await typeText(items);
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    await waitFor(() => expect(correct).toHaveBeenCalledTimes(1));
    expect(correct.mock.calls[0]![1]).toEqual([{ heading: 'Letters', items }]);
    expect(announce.mock.calls[0]).toEqual(['More suggestions: 3, Letters.']);
  });
});

describe('an action at the end of a group', () => {
  it('is an option that is chosen by keyboard, without marks of the typed text', async () => {
    const user = userEvent.setup();
    const handleChoose = jest.fn();
    const all = { id: 'all', name: 'See all letters' };
    render(
      <Suggest
        label="Letters"
        placeholder=""
        minimum={1}
        delay={0}
        search={() => Promise.resolve([{ heading: 'Letters', items: [items[0]!, all] }])}
        itemKey={({ id }) => id}
        itemText={({ name }) => name}
        isAction={({ id }) => id === 'all'}
        onChoose={({ id }) => handleChoose(id)}
      />,
    );
    await user.type(screen.getByRole('combobox'), 'al');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ innerHTML }) => innerHTML.includes('<mark>'))).toEqual([true, false]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(handleChoose).toHaveBeenCalledWith('all');
  });
});
