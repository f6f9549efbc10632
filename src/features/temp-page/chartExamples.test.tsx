import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { findViolations } from '../../../tests/axe';
import { openFigureMenu } from '../../../tests/figureMenu';
import { ChartExamples } from './examples/ChartExamples';
import { chartExamples } from './examples/everyChart';

const setup = (set: string) => {
  const user = userEvent.setup();
  const { container } = render(<ChartExamples set={set} />, { wrapper: MemoryRouter });
  return { container, user };
};

describe('every chart example', () => {
  it('is accessible as a chart and as a table', async () => {
    const { container, user } = setup('As usual');
    expect(await findViolations(container)).toEqual([]);
    for (const button of screen.getAllByRole('button', { name: 'View as table' }))
      await user.click(button);
    expect(await findViolations(container)).toEqual([]);
  });
  it('has a table, files and a citation', async () => {
    const { user } = setup('As usual');
    for (const { title } of chartExamples) {
      const figure = screen.getByRole('region', { name: title });
      await openFigureMenu(user, within(figure));
      for (const name of ['View as table', 'Download CSV', 'Download PNG', 'Cite'])
        expect(within(figure).getByRole('button', { name })).toBeInTheDocument();
    }
  });
  it('of a treemap lists all amounts in its table, including zero and negative ones', async () => {
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
