import {
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { heights } from '@/lib/layoutTokens';

export interface SuggestMenuProps<T> {
  label: string;
  groups: readonly { heading: string; items: readonly T[] }[];
  isOpen: boolean;
  highlightedIndex: number;
  itemKey: (item: T) => string;
  render: (item: T) => ReactNode;
  /** The props from downshift’s hook for the list and for each item. */
  menuProps: HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>;
  itemProps: (item: T, index: number) => HTMLAttributes<HTMLElement>;
}

/** In CSS pixels: the maximum height of a list, the space that is enough to open it below its box, and the minimum height. */
const MAX_HEIGHT = 352;
const ENOUGH_SPACE = 176;
const MIN_HEIGHT = 96;
interface MenuPlacement {
  up: boolean;
  height: number;
}

/**
 * Returns the top and bottom of the area in which an element is visible: the viewport above an on-screen keyboard, its dialog, and the
 * boxes that scroll it, which end at the bars beside them.
 */
const getVisibleRange = (element: HTMLElement): { top: number; bottom: number } => {
  const dialog = element.closest('dialog');
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: Infinity };
  const range = {
    // The sticky header covers the content under it.
    top: Math.max(dialog ? 0 : heights.stickyHeader, offsetTop),
    bottom: Math.min(window.innerHeight, offsetTop + height),
  };
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (box === dialog || /auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowY)) {
      const { top, bottom } = box.getBoundingClientRect();
      range.top = Math.max(range.top, top);
      range.bottom = Math.min(range.bottom, bottom);
    }
  return range;
};
/**
 * Returns the side and height of a list. It opens upward only if space is short below its box and larger above. It stays inside the
 * visible area.
 */
const getPlace = (menu: HTMLElement): MenuPlacement => {
  const boxRect = (menu.previousElementSibling ?? menu).getBoundingClientRect();
  const fieldRect = (menu.parentElement ?? menu).getBoundingClientRect();
  const { top, bottom } = getVisibleRange(menu);
  const spaceBelow = bottom - boxRect.bottom;
  const spaceAbove = fieldRect.top - top;
  const opensUp = spaceBelow < Math.min(menu.scrollHeight, ENOUGH_SPACE) && spaceAbove > spaceBelow;
  return {
    up: opensUp,
    height: Math.max(
      MIN_HEIGHT,
      Math.min(MAX_HEIGHT, Math.floor(opensUp ? spaceAbove : spaceBelow) - 8),
    ),
  };
};

/** Renders the suggestions under a box, in groups with headings. The indexes of items count across all groups. */
export function SuggestMenu<T>({
  label,
  groups,
  isOpen,
  highlightedIndex,
  itemKey,
  render,
  menuProps,
  itemProps,
}: SuggestMenuProps<T>) {
  const offsets = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, group) => sum + group.items.length, 0),
  );
  const menu = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<MenuPlacement>();
  const isShown = isOpen && groups.length > 0;
  const itemCount = groups.reduce((sum, { items }) => sum + items.length, 0);
  useLayoutEffect(() => {
    // A list in the normal flow of its dialog gets all the space of the dialog.
    const list = menu.current;
    setPlace(
      isShown && list && getComputedStyle(list).position !== 'static' ? getPlace(list) : undefined,
    );
  }, [isShown, itemCount]);
  const { ref, ...rest } = menuProps;
  const setRefs = (element: HTMLElement | null) => {
    menu.current = element;
    if (typeof ref === 'function') ref(element);
  };
  return (
    <div
      {...rest}
      ref={setRefs}
      className={`suggest__menu${isShown ? '' : ' suggest__menu--closed'}${place?.up ? ' suggest__menu--up' : ''}`}
      style={place && { maxHeight: place.height }}
    >
      {isOpen &&
        groups.map((group, at) => (
          <div key={group.heading} role="group" aria-label={group.heading || label}>
            {group.heading && (
              <div className="suggest__heading" aria-hidden="true">
                {group.heading}
              </div>
            )}
            {group.items.map((item, index) => {
              const itemIndex = offsets[at]! + index;
              const activeClass = highlightedIndex === itemIndex ? ' suggest__item--active' : '';
              return (
                <div
                  key={itemKey(item)}
                  {...itemProps(item, itemIndex)}
                  className={`suggest__item${activeClass}`}
                >
                  {render(item)}
                </div>
              );
            })}
          </div>
        ))}
    </div>
  );
}
