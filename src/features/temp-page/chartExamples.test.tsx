import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { faultsOf } from '../../../tests/axe';
import { ChartExamples } from './examples/ChartExamples';
import { exampleSets } from './examples/exampleRows';

const setup = (set: string) => {
  const user = userEvent.setup();
  const { container } = render(<ChartExamples set={set} />, { wrapper: MemoryRouter });
  return { container, user };
};

describe('every chart of the kit', () => {
  it.each(Object.keys(exampleSets))(
    'has a name, a role and an order that those who do not see it can follow, drawn and as a table: %s',
    async (set) => {
      const { container, user } = setup(set);
      expect(await faultsOf(container)).toEqual([]);
      for (const button of screen.getAllByRole('button', { name: 'View as table' }))
        await user.click(button);
      expect(await faultsOf(container)).toEqual([]);
    },
  );
  it.each(Object.keys(exampleSets))('is drawn, by name and with its table: %s', (set) => {
    const { container } = setup(set);
    for (const drawing of container.querySelectorAll('svg')) {
      expect(drawing).toHaveAccessibleName(expect.stringContaining(set));
      expect(drawing.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
    }
    const figures = screen.getAllByRole('region');
    expect(figures).toHaveLength(container.querySelectorAll('svg').length);
    for (const figure of figures)
      for (const name of ['View as table', 'Download CSV', 'Download PNG', 'Cite'])
        expect(within(figure).getByRole('button', { name })).toBeInTheDocument();
  });
  it('has the same numbers in its table', async () => {
    const { user } = setup('From -$1 to $99 trillion');
    const figure = screen.getByRole('region', { name: 'Treemap' });
    await user.click(within(figure).getByRole('button', { name: 'View as table' }));
    const cells = within(figure)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(cells).toEqual([
      'Ninety-nine trillion$99,000,000,000,000',
      'A billion$1,000,000,000',
      'A dollar$1',
      'Nothing$0',
      'A dollar taken back-$1',
    ]);
  });
});
