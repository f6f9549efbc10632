import throttle from 'lodash/throttle';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { menuGroups, type MenuGroup } from '@/domain/site/navigation';
import { timings } from '@/lib/layoutTokens';
import { Icon, type IconName } from '@/ui/Icon';
import { MenuLinkItem } from './MenuLinkItem';

interface MenuPanelProps {
  group: MenuGroup['key'];
  /** Position of the caret of the panel that is closing, from which the next panel’s caret starts. */
  lastCaretPosition: RefObject<number | undefined>;
  onFollow: () => void;
}
const getMiddle = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Renders the caret that points from the panel to its menu item. It moves from one item to the next (`menu-caret` in the stylesheet). */
function Caret({ group, lastCaretPosition }: Pick<MenuPanelProps, 'group' | 'lastCaretPosition'>) {
  const caretRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const caret = caretRef.current!;
    const lastPosition = lastCaretPosition.current;
    let at = 0;
    const placeCaret = () => {
      const button = document.querySelector(`[data-menu="${group}"]`);
      const panel = caret.offsetParent;
      if (button) at = getMiddle(button) - (panel?.getBoundingClientRect().left ?? 0);
      caret.style.left = `${at}px`;
    };
    placeCaret();
    if (lastPosition !== undefined) caret.style.setProperty('--from', `${lastPosition - at}px`);
    const handleResize = throttle(placeCaret, timings.resizeThrottle);
    window.addEventListener('resize', handleResize);
    return () => {
      handleResize.cancel();
      window.removeEventListener('resize', handleResize);
      lastCaretPosition.current = at;
      setTimeout(() => {
        lastCaretPosition.current = undefined;
      }, 0);
    };
  }, [group, lastCaretPosition]);
  return <span ref={caretRef} className="menu-panel__caret" aria-hidden="true" />;
}

/** Renders the panel of a menu item: two sections side by side, the third as a strip below. */
export default function MenuPanel({ group, lastCaretPosition, onFollow }: MenuPanelProps) {
  const { sections } = menuGroups.find(({ key }) => key === group)!;
  return (
    <div className="menu-panel__inner">
      <Caret group={group} lastCaretPosition={lastCaretPosition} />
      {sections.map((section, index) => (
        <section
          key={section.title}
          className={`menu-section menu-section--${index + 1}`}
          aria-label={section.title}
        >
          <div className="menu-section__head">
            {section.icon && (
              <Icon name={section.icon as IconName} className="icon menu-section__icon" />
            )}
            <div>
              <p className="menu-section__title">{section.title}</p>
              {section.description && <p className="menu-section__words">{section.description}</p>}
            </div>
          </div>
          <ul>
            {section.links.map((link) => (
              <li key={link.label}>
                <MenuLinkItem link={link} onFollow={onFollow} event="headerLink" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
