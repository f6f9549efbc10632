import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { timings } from '@/lib/layoutTokens';
import { paths } from '@/domain/site/paths';
import { classNames } from '@/lib/classNames';
import { usePorts } from '@/lib/ports';
import { Icon } from '@/ui/Icon';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary } from '@/ui/Status';

const MenuPanel = lazyComponent(() => import('./MenuPanel'), { name: 'This menu', look: 'line' });
/** Keys and labels of the groups with a panel; their content loads with the first panel. */
const groups = [
  ['explore', 'Explore the Data'],
  ['download', 'Download the Data'],
  ['resources', 'Find Resources'],
] as const;
type Key = (typeof groups)[number][0] | '';

/**
 * The four top-level menu items. Three open a panel on hover, keyboard focus, click or Enter. It closes on Escape (focus returns to its
 * button), 300 ms after the pointer left, or when it loses focus. Arrow keys move along the bar and through the panel.
 */
export function PrimaryNav() {
  const { pathname, search } = useLocation();
  const { track } = usePorts();
  const [open, setOpen] = useState<Key>('');
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // How the panel was opened decides what a click on its button does. Focus that returns after Escape must not reopen it.
  const opener = useRef<'hover' | 'focus' | 'click'>('hover');
  const returning = useRef(false);
  const pressing = useRef(false);
  const leavingCaret = useRef<number>(undefined);
  const show = (key: Key, by: typeof opener.current) => {
    clearTimeout(timer.current);
    opener.current = by;
    setOpen(key);
  };
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(''), timings.dropdownClose);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Following a link closes the panel. This is not an effect: on the first mount it would close a panel that an early focus has opened.
  const [shownAt, setShownAt] = useState(pathname + search);
  if (shownAt !== pathname + search) {
    setShownAt(pathname + search);
    setOpen('');
  }
  const button = (key: Key) => nav.current?.querySelector<HTMLElement>(`[data-menu="${key}"]`);
  const handleFocus = (key: Key) => {
    if (returning.current || pressing.current) {
      returning.current = false;
      return;
    }
    if (open !== key) show(key, 'focus');
  };
  const handleClick = (key: Key) => {
    if (open === key && opener.current === 'click') setOpen('');
    else show(key, 'click');
  };
  const handleBlur = (event: FocusEvent) => {
    if (
      open &&
      !nav.current?.contains(event.relatedTarget as Node | null) &&
      opener.current !== 'hover'
    )
      setOpen('');
  };
  const handleHover = (key: Key) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') show(key, 'hover');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      returning.current = document.activeElement !== button(open);
      setOpen('');
      button(open)?.focus();
      return;
    }
    const inPanel = (event.target as HTMLElement).closest('.menu-panel');
    const tops = [...(nav.current?.querySelectorAll<HTMLElement>('.primary-nav__item') ?? [])];
    const links = [...(nav.current?.querySelectorAll<HTMLElement>('.menu-panel a') ?? [])];
    const items = inPanel ? links : tops;
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (!inPanel && event.key === 'ArrowDown' && open) {
      event.preventDefault();
      links[0]?.focus();
      return;
    }
    if (inPanel && event.key === 'ArrowUp' && at === 0) {
      event.preventDefault();
      returning.current = true;
      button(open)?.focus();
      return;
    }
    const to = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: items.length - 1,
      ...(inPanel ? { ArrowDown: at + 1, ArrowUp: at - 1 } : {}),
    }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    items[(to + items.length) % items.length]?.focus();
  };
  return (
    <nav
      aria-label="Primary"
      className="primary-nav"
      ref={nav}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'touch') closeSoon();
      }}
      onPointerEnter={() => void MenuPanel.preload()}
      onPointerDownCapture={() => {
        pressing.current = true;
      }}
      onPointerUpCapture={() => {
        pressing.current = false;
      }}
    >
      <ul className="primary-nav__bar">
        <li>
          <NavLink
            to={paths.search()}
            className={({ isActive }) =>
              classNames('primary-nav__item', isActive && 'primary-nav__item--current')
            }
            onPointerEnter={() => setOpen('')}
            onFocus={() => setOpen('')}
            onClick={() => track('headerLink', paths.search())}
          >
            Search Award Data
          </NavLink>
        </li>
        {groups.map(([key, label]) => (
          <li key={key}>
            <button
              type="button"
              data-menu={key}
              className={classNames('primary-nav__item', open === key && 'primary-nav__item--open')}
              aria-expanded={open === key}
              aria-controls="menu-panel"
              onPointerEnter={handleHover(key)}
              onFocus={() => handleFocus(key)}
              onClick={() => handleClick(key)}
            >
              {label}
              <Icon name={open === key ? 'chevron-up' : 'chevron-down'} />
            </button>
            {/* In the tab order the panel follows its own button. */}
            {open === key && (
              <div
                id="menu-panel"
                className="menu-panel"
                onPointerEnter={() => clearTimeout(timer.current)}
              >
                <ErrorBoundary>
                  <MenuPanel group={key} leaving={leavingCaret} onFollow={() => setOpen('')} />
                </ErrorBoundary>
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
