import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from '@/lib/classNames';

export interface MenuProps {
  /** Attributes and content of the button that opens the list. */
  button: ComponentProps<'button'>;
  buttonRef?: RefObject<HTMLButtonElement | null>;
  className?: string;
  /** Content between the button and the list. */ note?: ReactNode;
  /** Opens a view in place of the list. The list opens only if it resolves to false. */ openSheet?: () => Promise<boolean>;
  /** A list. Its items that are a button or a link close the menu when pressed. */ children: ReactNode;
}

/**
 * Renders a button with a list of actions. The arrow keys, Home and End move through the list. It closes on a choice, on Escape, on a
 * press outside, and when the focus leaves; a choice and Escape return the focus to the button. The list renders only while it is open,
 * because a page can have many menus of which few are used.
 */
export function Menu({ button, buttonRef, className, note, openSheet, children }: MenuProps) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const ownButtonRef = useRef<HTMLButtonElement>(null);
  const opener = buttonRef ?? ownButtonRef;
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  // The press is observed as well as the focus, because not every browser focuses a pressed button.
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePress = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const items = [
      ...(container.current?.querySelectorAll<HTMLElement>('li > :is(a, button)') ?? []),
    ];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: items.length - 1 }[
      event.key
    ];
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (to !== undefined) {
      event.preventDefault();
      items[(to + items.length) % items.length]?.focus();
    }
  };
  const handleButton = () => {
    if (isOpen || !openSheet) setOpen(!isOpen);
    else void openSheet().then((isHandled) => setOpen(!isHandled));
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !container.current?.contains(relatedTarget)) setOpen(false);
  };
  const handleChoice = ({ target }: MouseEvent) => {
    if ((target as Element).closest('li > :is(a, button)')) close();
  };
  return (
    <div
      className={classNames('menu', className)}
      ref={container}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <button
        {...button}
        type="button"
        ref={opener}
        aria-expanded={openSheet && !isOpen ? undefined : isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={handleButton}
      />
      {note}
      {isOpen && (
        // Every item is a button or a link; this only hears that one was pressed.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div id={id} className="menu__list" onClick={handleChoice}>
          {children}
        </div>
      )}
    </div>
  );
}
