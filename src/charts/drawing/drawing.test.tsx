import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RankingChart } from '../ranking/RankingChart';
import { SparklineChart } from '../sparkline/SparklineChart';
import { TreemapChart } from '../treemap/TreemapChart';

const amounts = [
  { key: 'a', label: 'Small', value: 10, text: '$10', share: '10%' },
  { key: 'b', label: 'Large', value: 90, text: '$90', share: '90%' },
  { key: 'c', label: 'Taken back', value: -1, text: '-$1', share: '--' },
  { key: 'd', label: 'Unknown', value: null, text: '--', share: '--' },
];
const setup = (values = amounts) => {
  const onChoose = jest.fn();
  render(<TreemapChart parts={values} description="Treemap of four." onChoose={onChoose} />);
  const drawing = screen.getByRole('img', { name: /^Treemap of four\./ });
  return { drawing, onChoose, user: userEvent.setup() };
};

describe('an interactive chart', () => {
  it('is one tab stop, in which arrow keys move from the largest value down and announce each value', async () => {
    const { drawing, user } = setup();
    await user.tab();
    expect(drawing).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Large: $90, 90%')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Small: $10, 10%')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Home}');
    expect(screen.getByText('Large: $90, 90%')).toBeInTheDocument();
    await user.keyboard('{End}{ArrowUp}{Escape}');
    expect(screen.queryByText('Large: $90, 90%')).not.toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Small: $10, 10%')).toBeInTheDocument();
  });
  it('reports the selected row by its input index, with keyboard and pointer', async () => {
    const { drawing, onChoose, user } = setup();
    await user.tab();
    await user.keyboard('{Enter}{ArrowRight}{Enter}{End} ');
    expect(onChoose.mock.calls).toEqual([[1], [0]]);
    await user.click(drawing.querySelector('[data-stop="0"]')!);
    expect(onChoose).toHaveBeenLastCalledWith(1);
    await user.click(drawing);
    expect(onChoose).toHaveBeenCalledTimes(3);
  });
  it('shows the value under the pointer until pointer or focus leaves', async () => {
    const { drawing, user } = setup();
    await user.hover(drawing.querySelector('[data-stop="1"]')!);
    expect(screen.getByText('Small: $10, 10%')).toBeInTheDocument();
    await user.unhover(drawing);
    expect(screen.queryByText('Small: $10, 10%')).not.toBeInTheDocument();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(screen.queryByText('Large: $90, 90%')).not.toBeInTheDocument();
  });
  it('lists the first three values that are not drawn', () => {
    setup([
      ...amounts,
      { ...amounts[3]!, key: 'e', label: 'Lost' },
      { ...amounts[3]!, key: 'f', label: 'Gone' },
    ]);
    expect(screen.getByText(/^Not drawn:/)).toHaveTextContent(
      'Not drawn: Taken back -$1; Unknown --; Lost --; and 1 more, in the table.',
    );
  });
  it('ignores keys if no value is drawn', async () => {
    const { drawing, onChoose, user } = setup([amounts[3]!]);
    expect(drawing).toHaveAccessibleName('Treemap of four.');
    await user.tab();
    await user.keyboard('{ArrowRight}{End}{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
  });
  it('clears the active mark when the rows change', async () => {
    const rows = amounts.slice(0, 2);
    const onChoose = jest.fn();
    const ranking = (currentRows: typeof rows) => (
      <RankingChart rows={currentRows} description="Ranking." onChoose={onChoose} />
    );
    const { rerender } = render(ranking(rows));
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{End}');
    expect(screen.getByText('Small: $10')).toBeInTheDocument();
    rerender(ranking(rows.slice(1)));
    expect(screen.queryByText(/: \$/)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onChoose.mock.calls).toEqual([[0]]);
  });
  it('of a series is navigated in time order, including missing values', async () => {
    render(<SparklineChart points={amounts} description="Line." />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Small: $10')).toBeInTheDocument();
    await user.keyboard('{End}');
    expect(screen.getByText('Unknown: --')).toBeInTheDocument();
  });
});
