import { Link, useLocation } from 'react-router-dom';
import { levelName, type ExplorerRoot } from '@/domain/explorer/levels';
import { site } from '@/domain/site/site';
import { Disclosure } from '@/ui/Disclosure';
import { Icon, type IconName } from '@/ui/Icon';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { LandingPreview } from './sections/LandingPreview';

const startingPoints: readonly {
  root: ExplorerRoot;
  icon: IconName;
  slug: string;
  text: string;
}[] = [
  {
    root: 'budget_function',
    icon: 'list',
    slug: 'budget-function',
    text: 'See spending by purpose, such as health, defense or education.',
  },
  {
    root: 'agency',
    icon: 'landmark',
    slug: 'agency',
    text: 'See spending by agency: departments and independent agencies with their accounts.',
  },
  {
    root: 'object_class',
    icon: 'grid',
    slug: 'object-class',
    text: 'See spending by type of expense: salaries, services, grants, buildings, interest.',
  },
];

/** Renders the landing page: the roots of the Explorer to choose from, and a preview of the first. */
export function LandingPage() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title="Spending Explorer">
        <ShareMenu
          url={pathname}
          subject={`${site.name} Federal Spending Explorer`}
          body="Explore all of federal spending:"
        />
      </PageHeader>
      <div className="page-body explorer-landing">
        <h2>Explore the whole federal budget step by step.</h2>
        <p className="explorer-landing__lead">
          See everything federal agencies obligated in a fiscal year, from the total down to single
          awards. Choose a starting point.
        </p>
        <ul className="explorer-landing__ways">
          {startingPoints.map(({ root, icon, slug, text }) => (
            <li key={root}>
              <Icon name={icon} />
              <h3>{levelName(root)}</h3>
              <p>{text}</p>
              <p>
                <Link className="usa-button" to={`/explorer/${root}`}>
                  Start<span className="usa-sr-only"> with {levelName(root)}</span>
                </Link>{' '}
                <SlideOutLink panel="glossary" slug={slug}>
                  What is this?
                  <span className="usa-sr-only"> {levelName(root)}, in the glossary</span>
                </SlideOutLink>
              </p>
            </li>
          ))}
        </ul>
        <LandingPreview />
        <Disclosure title="Learn More">
          <div className="explorer-landing__more">
            <p>
              An{' '}
              <SlideOutLink panel="glossary" slug="obligation">
                obligation
              </SlideOutLink>{' '}
              is a promise to pay: a contract signed, a grant awarded, a salary owed. The Explorer
              counts obligations, as agencies report them to the Treasury each period.
            </p>
            <p>
              A{' '}
              <SlideOutLink panel="glossary" slug="budget-function">
                budget function
              </SlideOutLink>{' '}
              shows what the money is for. Several agencies can spend for one purpose.
            </p>
            <p>
              An{' '}
              <SlideOutLink panel="glossary" slug="agency">
                agency
              </SlideOutLink>{' '}
              spends through its federal accounts. The law gives each account a purpose and an
              amount.
            </p>
            <p>
              An{' '}
              <SlideOutLink panel="glossary" slug="object-class">
                object class
              </SlideOutLink>{' '}
              shows what the money pays for. Awards are only one part of all obligations. Much of
              the money pays for staff, pensions or interest.
            </p>
          </div>
        </Disclosure>
      </div>
    </>
  );
}
