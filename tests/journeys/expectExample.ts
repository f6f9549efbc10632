import { screen } from '@testing-library/react';

/** Waits for the element that an example of the gallery shows, found by its text or by its role and name. */
export const expectExample = async (shows: { text?: string; role?: string; name?: string }) => {
  if (shows.text) expect(await screen.findByText(shows.text, { exact: false })).toBeInTheDocument();
  else {
    const [first] = await screen.findAllByRole(shows.role!, { name: shows.name });
    expect(first).toBeInTheDocument();
  }
};
