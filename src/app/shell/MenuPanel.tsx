import { menuGroups, type MenuGroup } from '@/domain/navigation';
import { Icon, type IconName } from '@/ui/Icon';
import { MenuLinkItem } from './MenuLinkItem';

/** The panel of one top item: two sections side by side, the third a strip below. */
export default function MenuPanel({ group, onFollow }: { group: MenuGroup['key']; onFollow: () => void }) {
  const { sections } = menuGroups.find(({ key }) => key === group)!;
  return (
    <div className="menu-panel__inner">
      {sections.map((section, index) => (
        <section key={section.title} className={`menu-section menu-section--${index + 1}`} aria-label={section.title}>
          <div className="menu-section__head">{section.icon && <Icon name={section.icon as IconName} className="icon menu-section__icon" />}<div><p className="menu-section__title">{section.title}</p>{section.words && <p className="menu-section__words">{section.words}</p>}</div></div>
          <ul>{section.links.map((link) => <li key={link.label}><MenuLinkItem link={link} onFollow={onFollow} event="Header - Link" /></li>)}</ul>
        </section>
      ))}
    </div>
  );
}
