import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { ProgramTree } from '@/blocks/program-tree';
import { SearchBox } from '@/blocks/search-box';
import { programKinds, programTexts, type ProgramKind } from '@/domain/program/programCode';
import { site } from '@/domain/site/site';
import { useAddress } from '@/lib/url/address';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { ErrorBoundary } from '@/ui/Status';
import { Tabs } from '@/ui/Tabs';
import { landingAddress, MIN_SEARCH_LENGTH } from './landingAddress';
import { ProgramMatches } from './ProgramMatches';

const texts: Readonly<Record<ProgramKind, { about: string; searchLabel: string }>> = {
  assistance: {
    about:
      'Assistance listings are the federal programs that give grants, loans, direct payments and other assistance. They are grouped by agency.',
    searchLabel: 'Listing Number or Title',
  },
  naics: {
    about:
      'The North American Industry Classification System (NAICS) says which industry a contract belongs to. Only contracts have these codes.',
    searchLabel: 'NAICS Code or Industry',
  },
  psc: {
    about:
      'Product and service codes (PSC) say what a contract buys: products, research and development, or services. Only contracts have these codes.',
    searchLabel: 'Code, Product or Service',
  },
};
const tabs = programKinds.map((key) => ({ key, label: programTexts[key].title }));

/** Renders the three trees of programs, one at a time, with a search box. Each code links to its page. */
export function ProgramsPage() {
  const id = useId();
  const { search } = useLocation();
  const { values, refused, write } = useAddress(landingAddress);
  const { kind, q, open } = values;
  const { about, searchLabel } = texts[kind];
  const handleSearch = (text: string) => write({ q: text, open: '' }, 'push');
  return (
    <>
      <PageHeader title="Program Profiles">
        <ShareMenu
          url={`/program${search}`}
          subject={`${site.name} Program Profiles`}
          body="Profiles of federal programs, industries, products and services:"
        />
      </PageHeader>
      <div className="page-body programs">
        <Notices notices={unknownNotices(refused)} />
        <h2>Find a Program.</h2>
        <p>
          A profile shows how much was obligated for a program, industry, product or service, which
          agencies and accounts paid, and who received it where.
        </p>
        <Tabs
          label="Kinds of programs"
          tabs={tabs}
          selected={kind}
          onSelect={(next) => write({ kind: next as ProgramKind, q: '', open: '' }, 'push')}
          panelId={`${id}-panel`}
          idPrefix={`${id}-tab`}
        />
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${kind}`}>
          <p>{about}</p>
          <SearchBox
            name={programTexts[kind].title}
            label={searchLabel}
            minLength={MIN_SEARCH_LENGTH}
            activeText={q}
            onSearch={handleSearch}
          />
          <ErrorBoundary resetKey={`${kind} ${q}`}>
            {q ? (
              <ProgramMatches kind={kind} text={q} onClear={() => handleSearch('')} />
            ) : (
              <ProgramTree key={`${kind} ${open}`} kind={kind} open={open} />
            )}
          </ErrorBoundary>
        </div>
      </div>
    </>
  );
}
