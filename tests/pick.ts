import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Selects an option of a combobox by its label and name, once the combobox is enabled. */
export const pick = async (user: UserEvent, label: string, name: string): Promise<void> => {
  const box = await screen.findByRole('combobox', { name: label }, { timeout: 10_000 });
  await waitFor(() => {
    if (box.matches(':disabled')) throw new Error(`${label} is disabled`);
  });
  await user.click(box);
  await user.click(
    await within(screen.getByRole('listbox', { name: label })).findByRole('option', { name }),
  );
};
