import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { timings } from '@/lib/layoutTokens';
import { PortsContext, type Ports } from '@/lib/ports';
import { ShareMenu } from '@/ui/ShareMenu';
import { ports } from '../ports';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the share menu', () => {
  const url = 'https://www.usaspending.gov/explorer?a=b&c=d';
  const openMenu = (more: Partial<Ports> = {}) => {
    render(
      <PortsContext.Provider value={ports(more)}>
        <ShareMenu url={url} subject="A subject & more" body="A sentence:" />
      </PortsContext.Provider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  };
  it('lists copy, mail and four networks in order', () => {
    openMenu();
    expect(
      screen.getAllByRole('listitem').map((item) => item.firstChild!.firstChild!.textContent),
    ).toEqual(['Copy link', 'Email', 'X (Twitter)', 'Facebook', 'LinkedIn', 'Reddit']);
  });
  it.each([
    ['X (Twitter)', 'https://x.com/', 'Twitter'],
    ['Facebook', 'https://www.facebook.com/', 'Facebook'],
    ['LinkedIn', 'https://www.linkedin.com/', 'LinkedIn'],
    ['Reddit', 'https://www.reddit.com/', 'Reddit'],
  ])(
    'opens %s in a window of 500 by 500 with the address [i7.29, i7.35, r2.furniture.19]',
    (name, host, event) => {
      const open = jest.spyOn(window, 'open').mockReturnValue(null);
      const track = jest.fn();
      openMenu({ track });
      fireEvent.click(
        screen.getByRole('button', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) }),
      );
      const [address, , features] = open.mock.calls[0]!;
      expect(String(address).startsWith(host)).toBe(true);
      expect(String(address)).toContain(encodeURIComponent(url));
      expect(features).toMatch(/left=20,top=20,width=500,height=500/);
      expect(track.mock.calls).toEqual([['share', event, url]]);
    },
  );
  it('renders its list only while open, and returns focus to the button after a choice', () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    openMenu();
    const button = screen.getByRole('button', { name: 'Share' });
    expect(document.getElementById(button.getAttribute('aria-controls')!)).toContainElement(
      screen.getByRole('list'),
    );
    const item = screen.getByRole('button', { name: /^Reddit/ });
    item.focus();
    fireEvent.click(item);
    expect(document.querySelector('ul')).toBeNull();
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-controls');
  });
  it('drafts an email with subject and body [i7.30, r2.furniture.20]', () => {
    openMenu();
    expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      `mailto:?subject=${encodeURIComponent('A subject & more')}&body=${encodeURIComponent(`A sentence: ${url}`)}`,
    );
  });
  it('copies the address, confirms it for 1750 ms and records one event [i7.31, i9.13, r2.furniture.21, r4.18]', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    expect(timings.copyConfirmation).toBe(1750);
    const track = jest.fn();
    openMenu({ track });
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await act(async () => {
      await Promise.resolve();
    });
    expect(writeText).toHaveBeenCalledWith(url);
    expect(track.mock.calls).toEqual([['share', 'Copy', url]]);
    expect(screen.getByText('Copied!')).toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(1749);
    });
    expect(screen.getByText('Copied!')).toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(screen.queryByText('Copied!')).not.toBeInTheDocument();
  });
  it('shows a message when the browser has no clipboard [r2.glossary.22]', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(
      await screen.findByText('Your browser can’t copy. Use Email instead.'),
    ).toBeInTheDocument();
  });
  it('moves the focus from the button to the first item with Arrow Down and to the last with Arrow Up', () => {
    openMenu();
    const button = screen.getByRole('button', { name: 'Share' });
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowUp' });
    expect(document.activeElement).toHaveTextContent('Reddit');
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(document.activeElement).toHaveTextContent('Copy link');
  });
  it('moves the focus with the arrow keys and closes on Escape', () => {
    openMenu();
    const button = screen.getByRole('button', { name: 'Share' });
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    expect(document.activeElement).toHaveTextContent('Reddit');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
