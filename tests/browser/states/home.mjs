import { createDelay, createFailure, statesOf } from './state.mjs';

/** States of the home page and of the panels that open over it. */
export const homeStates = statesOf('home', [
  { state: 'full', path: '/', scroll: '.home-word', ready: '.home-word__card' },
  {
    state: 'spending loading',
    full: true,
    path: '/',
    ...createDelay(/v2\/spending\//),
    ready: '.home-strip .pulse',
  },
  {
    state: 'spending failed',
    path: '/',
    ...createFailure(/v2\/spending\//),
    ready: '.home-now [role="alert"]',
  },
  {
    state: 'spending as a table',
    full: true,
    path: '/',
    click: '.home-now >> role=button[name="View as table"]',
    ready: '.home-now table',
  },
  {
    state: 'questions',
    path: '/',
    scroll: '.home-questions',
    ready: '.home-question .bar-rows__row >> nth=12',
  },
  { state: 'glossary open', path: '/?glossary', ready: 'dialog >> text=Unobligated Balance' },
  {
    state: 'glossary term open',
    path: '/?glossary=outlay',
    ready: 'dialog >> text=Plain Language',
  },
  {
    state: 'glossary loading',
    full: true,
    path: '/?glossary',
    ...createDelay(/references\/glossary/),
    ready: 'text=Loading Glossary...',
  },
  {
    state: 'glossary failed',
    full: true,
    path: '/?glossary',
    ...createFailure(/references\/glossary/),
    ready: 'dialog:has-text("Error: Could not load Glossary.") >> text=Unobligated Balance',
  },
  {
    state: 'about the data open',
    path: '/?about-the-data',
    ready: 'dialog >> text=Statutory Authority',
  },
  { state: 'about the data entry open', path: '/?about-the-data=defc', ready: 'dialog table' },
  {
    state: 'site search open',
    path: '/',
    click: '.site-header__search',
    type: 'outlay',
    ready: '.suggest__item >> nth=1',
  },
  {
    state: 'redirect modal open',
    path: '/',
    click: 'footer >> text=Facebook',
    ready: 'dialog.modal',
  },
]);
