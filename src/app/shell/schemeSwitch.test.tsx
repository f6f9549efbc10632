import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseScheme, followSchemeChoice } from '@/lib/colorScheme';
import { SchemeSwitch } from './SchemeSwitch';

const KEY = 'usaspending_color_scheme';
const { documentElement: root } = document;
const selectScheme = (name: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name: 'Color scheme' })).getByRole('button', { name }),
  );
const getSelected = () => screen.getByRole('button', { pressed: true }).textContent;
/** Simulates a change of the storage by another tab. */
const changeElsewhere = (change: StorageEventInit) =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', change));
  });

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  chooseScheme('system');
});

describe('the switch of the color scheme', () => {
  it('offers the scheme of the device, light and dark, and starts with the device', () => {
    render(<SchemeSwitch />);
    const buttons = within(screen.getByRole('group', { name: 'Color scheme' })).getAllByRole(
      'button',
    );
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['System', 'Light', 'Dark']);
    expect(getSelected()).toBe('System');
    expect(root).not.toHaveAttribute('data-scheme');
  });
  it('applies a choice to the page and stores it, and removes both with System', async () => {
    render(<SchemeSwitch />);
    for (const [name, scheme] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
    ] as const) {
      await selectScheme(name);
      expect(getSelected()).toBe(name);
      expect(root).toHaveAttribute('data-scheme', scheme);
      expect(window.localStorage.getItem(KEY)).toBe(scheme);
    }
    await selectScheme('System');
    expect(getSelected()).toBe('System');
    expect(root).not.toHaveAttribute('data-scheme');
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });
  it('shows the choice that the page has before its scripts run', () => {
    root.dataset.scheme = 'dark';
    render(<SchemeSwitch />);
    expect(getSelected()).toBe('Dark');
  });
  it('works while storage is refused', async () => {
    const refuse = () => {
      throw new DOMException('no storage', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    render(<SchemeSwitch />);
    await selectScheme('Dark');
    expect(getSelected()).toBe('Dark');
    expect(root).toHaveAttribute('data-scheme', 'dark');
    await selectScheme('System');
    expect(root).not.toHaveAttribute('data-scheme');
  });
  it('applies the stored choice when Back shows a kept page', () => {
    const stop = followSchemeChoice();
    render(<SchemeSwitch />);
    const showPage = (isKept: boolean) =>
      act(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isKept }));
      });
    window.localStorage.setItem(KEY, 'dark');
    // A page that loads has the stored choice already, and may have a choice that could not be stored.
    showPage(false);
    expect(getSelected()).toBe('System');
    showPage(true);
    expect(getSelected()).toBe('Dark');
    expect(root).toHaveAttribute('data-scheme', 'dark');
    window.localStorage.removeItem(KEY);
    showPage(true);
    expect(root).not.toHaveAttribute('data-scheme');
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError');
    });
    root.dataset.scheme = 'light';
    showPage(true);
    expect(root).toHaveAttribute('data-scheme', 'light');
    stop();
    jest.restoreAllMocks();
    window.localStorage.setItem(KEY, 'dark');
    showPage(true);
    expect(root).toHaveAttribute('data-scheme', 'light');
  });
  it('follows a choice made in another tab, and ignores other changes of the storage', () => {
    const stop = followSchemeChoice();
    render(<SchemeSwitch />);
    changeElsewhere({ key: KEY, newValue: 'dark' });
    expect(getSelected()).toBe('Dark');
    expect(root).toHaveAttribute('data-scheme', 'dark');
    changeElsewhere({ key: 'usaspending_downloads', newValue: 'light' });
    expect(getSelected()).toBe('Dark');
    changeElsewhere({ key: KEY, newValue: 'purple' });
    expect(getSelected()).toBe('System');
    changeElsewhere({ key: KEY, newValue: 'light' });
    // All storage was cleared.
    changeElsewhere({ key: null, newValue: null });
    expect(getSelected()).toBe('System');
    stop();
    changeElsewhere({ key: KEY, newValue: 'dark' });
    expect(root).not.toHaveAttribute('data-scheme');
  });
});
