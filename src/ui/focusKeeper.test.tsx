import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chips } from './Chips';
import { keepFocus } from './focusKeeper';
import { Pagination } from './Pagination';
import { PanelError } from './Status';

let stopKeeping = () => {};
beforeEach(() => {
  stopKeeping = keepFocus();
});
afterEach(() => {
  stopKeeping();
  cleanup();
});

/** A page with a heading and two lists of chips that can be removed. */
function Bar({ names }: { names: readonly string[] }) {
  const [remainingNames, setRemainingNames] = useState(names);
  const chip = (name: string) => ({
    key: name,
    label: name,
    onRemove: () => setRemainingNames(remainingNames.filter((other) => other !== name)),
  });
  return (
    <main id="main-content">
      <h1>Page</h1>
      {remainingNames.length > 0 && (
        <section>
          <h2>Filters</h2>
          <Chips label="First" items={remainingNames.filter((name) => name < 'C').map(chip)} />
          <Chips label="Second" items={remainingNames.filter((name) => name >= 'C').map(chip)} />
          <button type="button">Help</button>
        </section>
      )}
    </main>
  );
}
const getRemoveButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

describe('keyboard focus', () => {
  it('moves to the next chip, also across groups, and to the page heading when no chip is left', async () => {
    const user = userEvent.setup();
    render(<Bar names={['A', 'B', 'C']} />);
    getRemoveButton('A').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getRemoveButton('B')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getRemoveButton('C')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
  });
  it('moves to the section heading when the last of several chips is removed', async () => {
    const user = userEvent.setup();
    render(<Bar names={['A', 'B', 'C']} />);
    await user.click(getRemoveButton('C'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus());
  });
  it('moves to the section heading when Retry succeeds, and to the heading or the new Retry when it fails', async () => {
    function Part({ works }: { works: boolean }) {
      const [tries, setTries] = useState(0);
      const [isBusy, setBusy] = useState(false);
      const retry = () => {
        setBusy(true);
        setTries(tries + 1);
        setTimeout(() => setBusy(false), 0);
      };
      return (
        <main id="main-content">
          <section>
            <h2>Part</h2>
            {isBusy ? (
              <p>Loading</p>
            ) : works && tries > 0 ? (
              <p>Here it is</p>
            ) : (
              <PanelError failure={{ message: 'No.' }} onRetry={retry} />
            )}
          </section>
        </main>
      );
    }
    const user = userEvent.setup();
    const { unmount } = render(<Part works />);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here it is')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus());
    unmount();
    render(<Part works={false} />);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect([
        screen.getByRole('heading', { name: 'Part' }),
        screen.queryByRole('button', { name: 'Retry' }),
      ]).toContain(document.activeElement),
    );
  });
  it('moves to the section heading when the focused button becomes disabled', async () => {
    function Pages() {
      const [page, setPage] = useState(1);
      return (
        <main id="main-content">
          <h1>Page</h1>
          <section>
            <h2>Table</h2>
            <Pagination label="Pages" page={page} total={20} pageSize={10} onPage={setPage} />
          </section>
        </main>
      );
    }
    const user = userEvent.setup();
    render(<Pages />);
    screen.getByRole('button', { name: 'Next page' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Table' })).toHaveFocus());
  });
  it('stays on an element that code focused on purpose', async () => {
    function Two() {
      const [isShown, setShown] = useState(true);
      return (
        <main id="main-content">
          <h1>Page</h1>
          {isShown && (
            <button
              type="button"
              onClick={() => {
                setShown(false);
                document.getElementById('other')?.focus();
              }}
            >
              Go
            </button>
          )}
          <button type="button" id="other">
            Other
          </button>
        </main>
      );
    }
    const user = userEvent.setup();
    render(<Two />);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  });
});
