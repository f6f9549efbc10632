import { useRef, type KeyboardEvent } from 'react';
import { classNames } from '@/lib/classNames';

export interface Tab {
  key: string;
  label: string;
  /** Shown as a badge and read with the label. */ badge?: string;
  disabled?: boolean;
}
export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (key: string) => void;
  panelId: string;
  idPrefix: string;
}

/** Renders tabs that follow the ARIA pattern. The list is a single tab stop, in which arrow keys, Home and End move and select. */
export function Tabs({ label, tabs, selected, onSelect, panelId, idPrefix }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const enabledTabs = tabs.filter((tab) => !tab.disabled);
  const handleKeyDown = (event: KeyboardEvent) => {
    const at = enabledTabs.findIndex((tab) => tab.key === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: enabledTabs.length - 1 }[
      event.key
    ];
    if (to === undefined || !enabledTabs.length) return;
    event.preventDefault();
    const nextTab = enabledTabs[(to + enabledTabs.length) % enabledTabs.length]!;
    onSelect(nextTab.key);
    list.current?.querySelector<HTMLElement>(`#${idPrefix}-${nextTab.key}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={handleKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={`${idPrefix}-${tab.key}`}
          aria-selected={tab.key === selected}
          aria-controls={panelId}
          disabled={tab.disabled}
          tabIndex={tab.key === selected ? 0 : -1}
          className={classNames('tabs__tab', tab.key === selected && 'tabs__tab--selected')}
          onClick={() => onSelect(tab.key)}
        >
          {tab.label}
          {tab.badge !== undefined && <span className="tabs__badge">{tab.badge}</span>}
        </button>
      ))}
    </div>
  );
}
