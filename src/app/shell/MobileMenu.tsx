import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { menuGroups, type MenuGroup } from '@/domain/site/navigation';
import { paths } from '@/domain/site/paths';
import { site } from '@/domain/site/site';
import { usePorts } from '@/lib/ports';
import { CloseButton } from '@/ui/CloseButton';
import { Icon } from '@/ui/Icon';
import { useDialog } from '@/ui/useDialog';
import { MenuLinkItem } from './MenuLinkItem';

function GroupLinks({ group, onFollow }: { group: MenuGroup; onFollow: () => void }) {
  return (
    <div className="mobile-menu__sub">
      <h2>{group.label}</h2>
      {group.sections.map((section) => (
        <section key={section.title} aria-label={section.title}>
          <h3>{section.title}</h3>
          <ul>
            {section.links.map((link) => (
              <li key={link.label}>
                <MenuLinkItem link={link} onFollow={onFollow} event="mobileHeaderLink" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Renders the navigation on narrow viewports: a full-height dialog with a link to the search and a button for each menu group. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const [group, setGroup] = useState('');
  const [lastGroup, setLastGroup] = useState('');
  const leaveGroup = () => {
    setLastGroup(group);
    setGroup('');
  };
  // Escape goes back one level at a time.
  const dialog = useDialog(true, group ? leaveGroup : onClose);
  const list = useRef<HTMLUListElement>(null);
  const backButton = useRef<HTMLButtonElement>(null);
  const { track } = usePorts();
  const handleSearch = () => {
    track('mobileHeaderLink', paths.search());
    onClose();
  };
  const openGroup = menuGroups.find(({ key }) => key === group);
  useEffect(() => {
    if (group) backButton.current?.focus();
    else if (lastGroup)
      list.current?.querySelector<HTMLElement>(`[data-group="${lastGroup}"]`)?.focus();
  }, [group, lastGroup]);
  return (
    <dialog {...dialog} className="mobile-menu" aria-label="Menu">
      <div className="mobile-menu__head">
        {openGroup ? (
          <button type="button" ref={backButton} className="mobile-menu__back" onClick={leaveGroup}>
            <Icon name="chevron-left" />
            Back
          </button>
        ) : (
          <Link
            to={paths.home()}
            className="site-header__logo"
            aria-label={`${site.name} Home`}
            onClick={onClose}
          >
            <span aria-hidden="true">{site.name}</span>
          </Link>
        )}
        <CloseButton
          className="mobile-menu__close"
          data-first-focus
          label="Close menu"
          onClick={onClose}
        />
      </div>
      {openGroup ? (
        <GroupLinks key={openGroup.key} group={openGroup} onFollow={onClose} />
      ) : (
        <nav aria-label="Primary">
          <ul className="mobile-menu__list" ref={list}>
            <li>
              <Link to={paths.search()} onClick={handleSearch}>
                Search Award Data
              </Link>
            </li>
            {menuGroups.map(({ key, label }) => (
              <li key={key}>
                <button type="button" data-group={key} onClick={() => setGroup(key)}>
                  {label}
                  <Icon name="chevron-right" />
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </dialog>
  );
}
