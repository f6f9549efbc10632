import { createDelay, createFailure, statesOf } from './state.mjs';

export const downloadStates = [
  ...statesOf('keyword search', [
    { state: 'start', path: '/keyword_search', ready: 'text=Type a keyword to start.' },
    {
      state: 'full',
      path: '/keyword_search/road',
      ready: '.results-panel .data-table, .results-panel .cards',
    },
    {
      state: 'figures under way',
      full: true,
      path: '/keyword_search/road',
      ...createDelay(/transaction_spending_summary/),
      ready: '.pulse',
    },
    {
      state: 'nothing found',
      full: true,
      path: '/keyword_search/zzzzzzzz',
      ready: 'text=No results found.',
    },
    {
      state: 'download',
      path: '/keyword_search/bridge',
      click: 'role=button[name="Download"]',
      ready: 'text=/Transactions: [\\d,]+ records/',
    },
    {
      state: 'download under way',
      path: '/keyword_search/bridge',
      click: 'role=button[name="Download"]',
      then: 'role=button[name=/^Everything/]',
      ready: '.download-bar',
    },
    {
      state: 'download refused',
      full: true,
      path: '/keyword_search/bridge',
      click: 'role=button[name="Download"]',
      then: 'role=button[name=/^Everything/]',
      faults: [{ match: /bulk_download\/awards/, fault: 'status=500' }],
      allow: /status of 500/,
      ready: '.download-bar--failed',
    },
  ]),
  ...statesOf('download center', [
    { state: 'chooser', path: '/download_center', ready: '.download-card >> nth=4' },
    {
      state: 'custom award data',
      path: '/download_center/custom_award_data',
      ready: 'role=combobox[name="Agency"]',
    },
    {
      state: 'custom award data, incomplete',
      path: '/download_center/custom_award_data',
      click: 'role=button[name="Download"]',
      ready: 'text=The following fields are required',
    },
    {
      state: 'custom award data, filled',
      path: '/download_center/custom_award_data',
      click: 'role=checkbox[name="COVID-19 Spending"]',
      then: 'role=button[name="last 7 days"]',
      ready: '[aria-pressed="true"]',
    },
    {
      state: 'custom award data without lists',
      path: '/download_center/custom_award_data',
      ...createFailure(/list_agencies/),
      ready: '[role="alert"]',
    },
    {
      state: 'custom account data',
      path: '/download_center/custom_account_data',
      ready: 'role=group[name="Fiscal year"]',
    },
    {
      state: 'custom account data, filled',
      path: '/download_center/custom_account_data',
      click: 'role=checkbox[name="Account Breakdown by Award* (File C)"]',
      then: 'role=button[name="FY 2018"]',
      ready: 'role=group[name="Quarters"]',
    },
    { state: 'archive', path: '/download_center/award_data_archive', ready: '.data-table, .cards' },
    {
      state: 'archive, unusable address',
      full: true,
      path: '/download_center/award_data_archive?agency=999999&type=nonsense&fy=1999',
      ready: 'text=/ignored: type, fy, agency/',
    },
    {
      state: 'metadata',
      path: '/download_center/dataset_metadata',
      ready: 'text=Download the Metadata JSON File',
    },
  ]),
];
