import {
  useEffect,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { timings } from '@/lib/layoutTokens';
import { paths } from '@/domain/site/paths';
import { classNames } from '@/lib/classNames';
import { usePorts } from '@/lib/ports';
import { Icon } from '@/ui/Icon';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary } from '@/ui/Status';

const MenuPanel = lazyComponent(() => import('./MenuPanel'), { name: 'This menu', look: 'line' });
/** Keys and labels of the groups with a panel. The chunk of `MenuPanel` contains their links. */
const groups = [
  ['explore', 'Explore the Data'],
  ['download', 'Download the Data'],
  ['resources', 'Find Resources'],
] as const;
type Key = (typeof groups)[number][0] | '';

const buttonOf = (nav: HTMLElement, key: Key) =>
  nav.querySelector<HTMLElement>(`[data-menu="${key}"]`);

const useOpenMenu = () => {
  const { pathname, search } = useLocation();
  const [openKey, setOpen] = useState<Key>('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // How the panel was opened decides what a click on its button does. Focus that returns after Escape must not reopen the panel.
  const opener = useRef<'hover' | 'focus' | 'click'>('hover');
  const isReturning = useRef(false);
  const isPressing = useRef(false);
  const keepOpen = () => clearTimeout(timer.current);
  const close = () => setOpen('');
  useEffect(() => () => clearTimeout(timer.current), []);
  // Following a link closes the panel. An effect would also close, on the first mount, a panel that an early focus has opened.
  const [lastAddress, setLastAddress] = useState(pathname + search);
  if (lastAddress !== pathname + search) {
    setLastAddress(pathname + search);
    setOpen('');
  }
  const show = (key: Key, by: typeof opener.current) => {
    keepOpen();
    opener.current = by;
    setOpen(key);
  };
  const handlersOf = (key: Key) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') show(key, 'hover');
    },
    onFocus: () => {
      if (isReturning.current || isPressing.current) isReturning.current = false;
      else if (openKey !== key) show(key, 'focus');
    },
    onClick: () => {
      if (openKey === key && opener.current === 'click') close();
      else show(key, 'click');
    },
  });
  const returnTo = (button: HTMLElement | null | undefined) => {
    isReturning.current = document.activeElement !== button;
    button?.focus();
  };
  const barHandlers = {
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      keepOpen();
      timer.current = setTimeout(close, timings.dropdownClose);
    },
    onPointerDownCapture: () => {
      isPressing.current = true;
    },
    onPointerUpCapture: () => {
      isPressing.current = false;
    },
  };
  return { openKey, opener, keepOpen, close, returnTo, handlersOf, barHandlers };
};

/** Returns the element to which a key moves the focus, and whether it is the panel’s button; undefined if nothing moves. */
const getFocusMove = (
  { key, target }: KeyboardEvent,
  nav: HTMLElement,
  openKey: Key,
): { to: HTMLElement | null | undefined; isBack?: boolean } | undefined => {
  const panel = (target as HTMLElement).closest('.menu-panel');
  const links = [...nav.querySelectorAll<HTMLElement>('.menu-panel a')];
  const items = panel ? links : [...nav.querySelectorAll<HTMLElement>('.primary-nav__item')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'Escape' && openKey) return { to: buttonOf(nav, openKey), isBack: true };
  if (!panel && key === 'ArrowDown' && openKey) return { to: links[0] };
  if (panel && key === 'ArrowUp' && at === 0) return { to: buttonOf(nav, openKey), isBack: true };
  const nextIndex = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: items.length - 1,
    ...(panel ? { ArrowDown: at + 1, ArrowUp: at - 1 } : {}),
  }[key];
  if (nextIndex === undefined || at < 0) return undefined;
  return { to: items[(nextIndex + items.length) % items.length] };
};

function MenuItem({
  menu,
  label,
  isOpen,
  children,
  ...handlers
}: ButtonHTMLAttributes<HTMLButtonElement> & { menu: Key; label: string; isOpen: boolean }) {
  return (
    <li>
      <button
        type="button"
        data-menu={menu}
        className={classNames('primary-nav__item', isOpen && 'primary-nav__item--open')}
        aria-expanded={isOpen}
        aria-controls="menu-panel"
        {...handlers}
      >
        {label}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      {/* In the tab order the panel follows its own button. */}
      {isOpen && children}
    </li>
  );
}

/** Renders the four top-level menu items. Three open a panel on hover, keyboard focus, click or Enter. */
export function PrimaryNav() {
  const { track } = usePorts();
  const { openKey, opener, keepOpen, close, returnTo, handlersOf, barHandlers } = useOpenMenu();
  const { pathname } = useLocation();
  const isSearch = matchPath(`${paths.search()}/*`, pathname) !== null;
  const nav = useRef<HTMLElement>(null);
  const caretPosition = useRef<number>(undefined);
  const handleBlur = (event: FocusEvent) => {
    const isOutside = !nav.current?.contains(event.relatedTarget as Node | null);
    if (openKey && isOutside && opener.current !== 'hover') close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const move = getFocusMove(event, nav.current!, openKey);
    if (!move) return;
    event.preventDefault();
    if (event.key === 'Escape') close();
    if (move.isBack) returnTo(move.to);
    else move.to?.focus();
  };
  return (
    <nav
      aria-label="Primary"
      className="primary-nav"
      ref={nav}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      onPointerEnter={() => void MenuPanel.preload()}
      {...barHandlers}
    >
      <ul className="primary-nav__bar">
        <li>
          <Link
            to={paths.search()}
            aria-current={isSearch ? 'page' : undefined}
            className={classNames('primary-nav__item', isSearch && 'primary-nav__item--current')}
            onPointerEnter={close}
            onFocus={close}
            onClick={() => track('headerLink', paths.search())}
          >
            Search Award Data
          </Link>
        </li>
        {groups.map(([key, label]) => (
          <MenuItem
            key={key}
            menu={key}
            label={label}
            isOpen={openKey === key}
            {...handlersOf(key)}
          >
            <div id="menu-panel" className="menu-panel" onPointerEnter={keepOpen}>
              <ErrorBoundary>
                <MenuPanel group={key} lastCaretPosition={caretPosition} onFollow={close} />
              </ErrorBoundary>
            </div>
          </MenuItem>
        ))}
      </ul>
    </nav>
  );
}
