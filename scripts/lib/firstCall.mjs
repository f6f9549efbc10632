/** What a page asks the service for before its scripts have come (decision 0055): the call that its first sentence stands behind. */
import { importTypeScript } from './dataSet.mjs';

/** @typedef {import('./routeTableLoader.cjs').Page} Page */

/**
 * Runs in the page, behind the root of the service. `content`: the addresses that it is for, and the path of the call with what of the
 * address goes into it; `data-codes` gives the codes of names in the address. An address of another form is left to the scripts.
 * @param {string} requestedWith how the site marks its requests
 */
const starter = (requestedWith) =>
  [
    '(function(){',
    "var meta=document.querySelector('meta[name=first-call]'),",
    "codes=JSON.parse(meta.dataset.codes||'0'),",
    "call=meta.content.split(' '),",
    'found=new RegExp(call[0]).exec(location.pathname);',
    "if(!found||codes&&typeof codes[found[1]]!=='string')return;",
    "var address=document.querySelector('meta[name=api-root]').content+",
    'call[1].replace(/\\$(\\d)/g,function(_,at){return codes&&codes[found[at]]||found[at]});',
    'window.firstCall={address:address,answer:fetch(address,{headers:',
    `{'X-Requested-With':'${requestedWith}'}}).catch(function(){})}`,
    '})()',
  ].join('');
/** @param {string} text */
const quoted = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/**
 * Writes into the HTML of a page what it asks for at once; the HTML as it is where it asks for nothing.
 * @param {string} html
 * @param {Page} page
 */
export const withFirstCall = async (html, { id, firstCall }) => {
  if (!firstCall) return html;
  const { REQUESTED_WITH } = await importTypeScript('src/domain/site/site.ts');
  const { profileStates } = await importTypeScript('src/domain/stateProfile/profileStates.ts');
  const codes = Object.fromEntries(profileStates.map(({ slug, fips }) => [slug, fips]));
  const names = firstCall.includes('(?<state>')
    ? ` data-codes="${quoted(JSON.stringify(codes))}"`
    : '';
  const root = /<meta name="?api-root"?[^>]*>/;
  if (!root.test(html)) throw new Error(`${id}: no root of the service to ask`);
  return html.replace(
    root,
    (own) =>
      `${own}<meta name="first-call" content="${quoted(firstCall)}"${names}><script>${starter(REQUESTED_WITH)}</script>`,
  );
};
