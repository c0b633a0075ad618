import { createContext } from 'react';

/** What a panel has to know of the tabs it belongs to, beside what the theme's own context says. */
export const PanelContext = createContext({ id: '', live: false });

export const tabId = (id: string, value: string): string => `${id}tab-${value}`;

export const panelId = (id: string, value: string): string => `${id}panel-${value}`;
