import type { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

type User = ReturnType<typeof userEvent.setup>;
type Queries = Pick<typeof screen, 'getByRole' | 'findByRole'>;

/** Opens the menu of the figure, whose items load on first use. `figure` contains one figure with results. */
export const openFigureMenu = async (user: User, figure: Queries): Promise<void> => {
  await user.click(figure.getByRole('button', { name: 'More actions' }));
  await figure.findByRole('button', { name: 'Copy link' });
};
/** Opens the menu of the figure and chooses an action. */
export const chooseFromMenu = async (user: User, figure: Queries, name: string): Promise<void> => {
  await openFigureMenu(user, figure);
  await user.click(figure.getByRole('button', { name }));
};
