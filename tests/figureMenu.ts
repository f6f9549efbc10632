import type { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

/** Opens the menu of the figure and chooses an action. `figure` contains one figure with results. */
export const chooseFromMenu = async (
  user: ReturnType<typeof userEvent.setup>,
  figure: Pick<typeof screen, 'getByRole'>,
  name: string,
): Promise<void> => {
  await user.click(figure.getByRole('button', { name: 'More actions' }));
  await user.click(figure.getByRole('button', { name }));
};
