import { section, type StatementRow } from './statement';

const names = 'names and places ';
const constants = 'settings keep the constants of the specification';
const content = (text: string): StatementRow => [2, text];

/** Statements of reference.md. */
export const reference = [
  ...section('r1', [
    'TAS and DEFC filter help', 'Provider Relief Fund: totals sit below the public-use file because not all providers have attested', 'Subaward data come from prime recipients’ reports by the end of the month after',
    'Unlinked prime awards: financial-system versus award-system files', 'No activity after fiscal year 2017 quarter 2; loans with zero or negative subsidy cost', 'Defense and Army Corps procurement data on a 90-day delay',
    'Subaward quality: duplicates exist, deletions are manual, not all assistance types', 'Congressional districts: submitted versus current', 'COVID-19 covered funds and DEFC pointers', 'Pointers to regulations and memoranda',
    'Statutory authority: FFATA, the DATA Act and later laws', 'OMB memoranda: data quality plans, award descriptions, subaward data, internal-control assurance (M-08272010, M-22-02)', 'Data files A, B, C, D1, D2, E and F', 'GTAS',
    'Aggregate records: MULTIPLE RECIPIENTS and a Unique Record Identifier', 'Redacted records: REDACTED DUE TO PII, no street address, no last 4 ZIP digits', 'Monthly reporting: June 2020 for covered relief funding, all agencies from fiscal year 2022', 'New data appears the day after an agency publishes it',
    'Thresholds: $25,000 transaction value', 'Thresholds: micro-purchase $10,000 as of 2022', 'Thresholds: subawards $30,000 or more', 'Financing accounts are not published', 'Economic Impact Payments are reported in aggregate only', 'Non-reporting federal entities are listed',
    'One agency has unreported outlays in File C and a code-mapping issue', 'Award data from FY2001 in the download and FY2008 in Advanced Search', 'Financial-system data from Q2 FY2017', 'Labor unemployment data gap note', 'Health uninsured program note', 'Treasury ERA and SLFRF subaward note', 'Medicare location data', 'HHS rural health clinic testing',
    'Population data from 2018 census estimates', 'Current congressional districts in effect 2023 to 2033',
  ].map(content)),
  ...section('r2 glossary', [
    'A slide-in panel opened by the query parameter glossary', 'Opening keeps other query parameters except a previous glossary one', 'A listener opens the panel and sets the term whenever the query holds glossary', 'Title Glossary', 'Example search Obligation', 'The close button takes focus on open', 'Search placeholder Search for a term...',
    'Loading Glossary...', 'Error: Could not load Glossary.', 'Escape closes it', 'Click closes it', 'Closing removes the flag from the URL', 'Closing returns focus to the main content',
    'It shows search results, one selected term, or the default view', 'Results are grouped by the uppercase first letter', 'Results are sorted by term', 'Matched parts are highlighted', 'Two tabs: Plain Language and Official Definition', 'A tab appears only if that text exists', 'If the active tab is missing the other is shown',
    'A share icon copies the link, confirmed for 1750 ms', 'Copying works only with clipboard support', 'A Back button clears the term', 'No Results Found, No results found for "…"', 'Changing the search input clears the selected term', 'Clearing a term also clears it from the URL',
  ].map(content)),
  ...section('r2 about the data', [
    'Opened by about-the-data, bare or with a slug', 'An analytics event is logged on opening', 'Title About the Data', 'Example search Award Data', 'Search placeholder Search for a topic...', 'A close button', 'A download button links to a static PDF',
    'Sections with headed fields', 'A drilldown shows section label, name, Back, share icon and the statement by slug', 'Error Loading Data if loading fails', 'Search filters names by case-insensitive substring', 'Search highlights the match', 'Clearing restores all sections', 'Closes on Escape', 'Closes on click',
    'Closing removes the parameter', 'No results among titles of entries, suggesting a PDF of all entries', 'Topic group Sitewide Data Source Descriptions', 'Topic group Disclosures', 'Topic group Award Data Disclosures', 'Topic group COVID-19 and Infrastructure Disclosures', 'Topic group Legal and Policy Documentation', 'Every slug of the list',
    'Only one slide-out is open at a time', 'The most recently opened takes the higher stacking order',
  ].map(content)),
  ...section('r2 filter help', [
    '23 slugs', 'Filter-categories panel lists five groups', 'Location help: place of performance versus recipient location', 'Location help: current versus original districts', 'Location help: total versus per capita', 'Time period help: overlap for prime awards', 'Time period help: action date for subawards and transactions', 'Time period help: Show New Awards Only',
    'Filter logic: OR within, AND across, INCLUDES/IN', 'Set-aside help: content in progress, with a help contact', 'Recipient type, infrastructure spending, award ID and characteristics panels carry a contact and glossary links',
  ].map(content)),
  ...section('r2 modals', [
    'One active kind at a time', 'A display flag mounts it; hiding closes it', 'Default kind on show is redirect', 'Escape closes', 'Redirect is needed only for URLs without .gov', 'Redirect: title, text, link, Escape or Close', 'COVID-19 announcement: title and links', 'Its data-sources link navigates to about-the-data',
    'COVID-19 data limitations: text, sections coming soon, help contact', 'UEI: text; links close it and clear and reset the filters', 'Training video: url, type, title, description, publishedAt, duration, id', 'Training video: 922 by 400, autoplay', 'Training video: chapters jump', 'Training video: failure text and mail draft',
  ].map(content)),
  ...section('r2 furniture', [
    [1, 'Generic error box', 'the shell shows the generic error box when a part fails, and keeps the rest'],
    content('Footer links in order'), content('Footer external links via the redirect modal'), [1, 'The copyright line shows the current year', 'the shell shows the current year in the footer'], content('Pipe separators hidden on mobile'),
    [1, 'Government banner text and section', 'the shell explains .gov and HTTPS under the official banner'], [1, 'On mobile the whole header toggles it', 'the shell toggles the banner by its whole strip on a phone'],
    [1, 'Loading wrapper: spinner plus message, default Loading, with header and footer', 'the route table shows a loading placeholder between header and footer'],
    content('Info banner: 7-day cookie, not-dismissable kind'), content('Banner config fields'), [3, 'Beta notice: legacy search path and help contact'], content('Rotate banner: dismiss, 10 seconds, 568 px, 1-day cookie'), content('Stay in touch: three actions'),
    [1, 'Error page with a 404 image', 'the route table shows the not-found page with its 404 image for any unmatched path'], content('Homepage error-placeholder image for the word of the day'),
    content('Header: banners site-wide and for the path'), content('Mega menu opens on hover, leaving closes after 300 ms'), content('Share: four sites in a 500x500 window'), content('Share: mail with subject and body'), content('Share: copy-link only records an event'),
  ]),
  ...section('r3', [
    content('Glossary term: term, data_act_term, slug, plain, official, resources'), content('Glossary state: display flag, current term, cache by slug, search, termFromUrl'), content('Search response matched_terms; full list results'), content('About-the-data entry and state'), content('About-the-data links carry slug and name; glossary links text and term'),
    [1, 'Award type codes and labels', 'award type codes carry the specification’s labels'], [1, 'Six award groups', 'award type codes fall into six groups'], [1, 'Transaction groups with transaction_ prefix', 'award type codes prefix transaction groups with transaction_'], [1, 'Subaward groups', 'award type codes make subcontracts of contracts and IDVs, and subgrants of the rest'],
    [5, 'Award categories, idv_aggregated for amounts'], [1, 'COVID award type codes 02 to 11', 'award type codes of the COVID-19 page are 02 to 11'], [7, 'COVID page award tabs'],
    [1, 'Contract pricing type codes', 'contract code lists hold seven pricing groups with sixteen codes'], [1, 'Seven pricing groups', 'contract code lists hold seven pricing groups with sixteen codes'], [1, 'Set-aside codes and seven groups', 'contract code lists hold seven set-aside groups with about 25 codes'], [1, 'Extent competed codes and two groups', 'contract code lists hold two groups of extent competed'], [1, 'Filter group keys', 'contract code lists are keyed as the specification names them'],
    [1, 'Recipient types in nine groups', 'recipient types have nine groups'], [1, 'Recipient-type keys', 'recipient types keep the specification’s keys beside their wire codes'],
    [3, 'NAICS at 2, 4 and 6 digits; children only under 6'], [3, 'NAICS tree state'], [3, 'PSC nodes and types'], [3, 'PSC children rule'], [3, 'PSC tree state'], [3, 'Checkbox-tree nodes, placeholder children, counts'],
    [1, 'DEF code fields', 'every endpoint GET v2/references/def_codes/ answers as its schema says, twenty times'], [1, 'V is the American Rescue Plan', 'disaster emergency fund codes mark V as the American Rescue Plan'], [1, 'Enactment dates', 'disaster emergency fund codes carry the enactment dates of the specification'],
    [5, 'Location model'], [1, 'Latest period', 'latest submission period of all is that of the newest year which has one'], [1, 'Submission period', 'latest submission period is the highest fiscal month of the year whose reveal date is not in the future'],
    [3, 'CFDA: program_number, program_title'], [6, 'Agency in analytics'], content('Slide-out state: lastOpenedSlideout, initially empty'), content('Modal state: display, url, modal type, and the video’s fields'),
  ]),
  ...section('r4', [
    'Loading starts true', 'searchLoading and error start false', 'An empty cache is fetched and filled by slug, then the search runs if an input exists', 'An empty cache is fetched, then all results show without an input', 'A filled cache runs the search', 'A URL term in the cache is selected and the URL term cleared', 'A new request cancels the one in flight', 'Cancelled requests are ignored', 'Other failures set error true and stop loading',
    'Both panels toggle display', 'The glossary stays hidden until first shown', '1 or 2 characters do not search', 'Empty or 3 and more characters search after 300 ms', 'Submitting searches at once', 'About the Data: 0 to 2 characters clear', 'About the Data: 3 or more search', 'Modal: show, show training video, hide', 'Glossary copy confirmation lasts 1750 ms',
  ].map(content)),
  ...section('r5', [
    content('Search minimum of 3 characters in both panels'), [3, 'Tree search minimum of 3 characters'], [1, 'A fiscal year is valid from 2008', 'fiscal time accepts a fiscal year only if numeric and at least 2008'],
    [1, 'No address value shows --', `${names}shows -- for no address`], [1, 'A USA location shows city, state code and ZIP', `${names}shows city, state code and ZIP of a place in the USA`], [1, 'ZIP as zip-zip4 when both exist', `${names}shows a ZIP as zip-zip4 when both exist`],
    [1, 'District 90 shows MULTI-STATE or 90 (Multiple Districts)', `${names}shows congressional district 90 as MULTI-STATE or as several districts`], [3, 'District codes XX-## with 00, 98 and 90'], content('Predominance rule: 75% of 9-digit zips in a county'),
    [1, 'Percentages show 1 decimal', 'percent shows one decimal by default'], [1, 'Percentages show -- without a denominator', 'percent shows -- when the denominator is missing, zero or not a number'], [1, 'Missing counts show --', 'money shows -- for a missing number, never 0'], [1, 'Recipient name defaults to Name not provided', `${names}calls a missing recipient Name not provided`],
    [1, '$ with 0 decimals', 'money shows $ with no decimals by default'], [1, 'Units k, M, B, T', 'money uses units of thousand, million, billion and trillion'], [1, 'Below the unit’s threshold 2 decimals', 'money picks one unit for an axis and shows values below it with two decimals'], [1, 'A million or more in profiles: one decimal and long unit; smaller whole', 'money shows a million or more in profiles with one decimal and the long unit, smaller amounts whole'],
    [5, 'State profile: missing or zero population, per-capita and income show --'], [1, 'Award amount ranges', constants], content('Internal links in-app; others in a new tab'),
  ]),
  ...section('r7', ['GET v2/references/glossary/?limit=500: results', 'POST v2/autocomplete/glossary/: matched_terms', 'Statements and filter help are loaded by slug as static content', 'Interactive data-source JSON files', 'Analytics for footer links, external links, shares and About the Data'].map(content)),
  ...section('r8', [
    content('Glossary failure text'), content('Error Loading Data'), content('About the Data: no results with PDF suggestion'), content('No Results Found'), content('Training video failure text'),
    [1, 'Something went wrong with a message', 'the shell shows the generic error box when a part fails, and keeps the rest'], [1, 'Unmatched route: not-found page', 'the route table shows the not-found page with its 404 image for any unmatched path'], content('Missing content module: lookup error Cannot find module'),
  ]),
  ...section('r9', [
    content('Glossary limits'), [1, 'Fiscal year and quarters', 'fiscal time counts quarters from October'], ...['Freshness: contracts within five days; two days after submission', 'Freshness: three business days to report', 'Freshness: defense and engineers 90 days', 'Freshness: certain urgent awards 30 days', 'Freshness: assistance two weeks; other assistance every two weeks', 'Freshness: loans within 30 days; monthly', 'Freshness: subawards by the end of the following month', 'Data start figures', 'Info banner 7 days; mobile banner 1 day, 10 s, 568 px'].map(content),
    [1, 'Animation, delay and throttle times', constants], [1, 'Layout heights', constants], [1, 'Breakpoints', constants], [1, 'Filter store version 2020-06-01', 'saved searches carry the store version and the MD5 of their bytes'],
    content('Static download: About the Data PDF'), content('Static download: data-limitations PDF'), content('Static download: data-sources PDF'), content('Static download: analyst guide'), content('Static download: federal spending guide'), content('Static download: API training PDF'), [7, 'Colors: COVID purple and a lighter obligated purple'],
  ]),
];
