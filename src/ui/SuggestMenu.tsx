import type { HTMLAttributes, ReactNode } from 'react';

export interface SuggestMenuProps<T> {
  label: string; groups: readonly { heading: string; items: readonly T[] }[]; isOpen: boolean; highlighted: number; itemKey: (item: T) => string; render: (item: T) => ReactNode;
  /** What downshift's hook gives for the list and for each entry. */
  menuProps: HTMLAttributes<HTMLElement>; itemProps: (item: T, index: number) => HTMLAttributes<HTMLElement>;
}
/** The list under a box that suggests, in groups with headings; the keyboard counts its entries through all groups. */
export function SuggestMenu<T>({ label, groups, isOpen, highlighted, itemKey, render, menuProps, itemProps }: SuggestMenuProps<T>) {
  const offset = groups.map((_, at) => groups.slice(0, at).reduce((sum, group) => sum + group.items.length, 0));
  return (
    <div {...menuProps} className={isOpen && groups.length ? 'suggest__menu' : 'suggest__menu suggest__menu--closed'}>
      {isOpen && groups.map((group, at) => (
        <div key={group.heading} role="group" aria-label={group.heading || label}>
          {group.heading && <div className="suggest__heading" aria-hidden="true">{group.heading}</div>}
          {group.items.map((item, index) => <div key={itemKey(item)} {...itemProps(item, offset[at]! + index)} className={highlighted === offset[at]! + index ? 'suggest__item suggest__item--active' : 'suggest__item'}>{render(item)}</div>)}
        </div>
      ))}
    </div>
  );
}
