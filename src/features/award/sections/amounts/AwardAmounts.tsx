import type { Section } from '@/blocks/profile';
import type { Award } from '@/domain/award';
import { ceilingWarning, negativeWarning } from '@/domain/awardWarnings';
import { count } from '@/domain/format';
import { useAddress } from '@/lib/url/address';
import { Tabs } from '@/ui/Tabs';
import { amountsAddress, sectionIds } from '../../awardAddress';
import { combinedAmounts } from '../../categories/amountLines';
import { categoryPages } from '../../categories/pages';
import { useAwardAnswer, useAwardCounts, useVehicleAmounts } from '../../useAward';
import { Warnings } from '../../warnings/Warning';
import { AMOUNTS_TITLE, AmountsPanel } from './AmountsPanel';

function OwnAmounts({ record: award, title }: { record: Award; title?: string }) {
  const answer = useAwardAnswer();
  const { amounts, scenario } = categoryPages[award.category];
  return (
    <AmountsPanel
      title={title}
      answer={answer}
      lines={amounts}
      scenarioOf={scenario}
      above={<Warnings warnings={[ceilingWarning(award), negativeWarning(award)]} />}
      file={`award-amounts-${award.displayId}`}
    />
  );
}
function OrderAmounts({ record: award, title }: { record: Award; title: string }) {
  const answer = useVehicleAmounts();
  const counts = useAwardCounts();
  const labeledCounts = [
    ['Child Contracts', counts?.childAwards],
    ['Child IDVs', counts?.childIdvs],
    ['Grandchild Contracts', counts?.grandchildAwards],
    ['Total', counts?.total],
  ] as const;
  return (
    <>
      <ul className="award-counts award-counts--strip">
        {labeledCounts.map(([label, many]) => (
          <li key={label}>
            <strong>{count(many)}</strong> {label}
          </li>
        ))}
      </ul>
      <AmountsPanel
        title={title}
        answer={answer}
        lines={combinedAmounts}
        scenarioOf={categoryPages.idv.scenario}
        note="Amounts are totals of all orders under this vehicle and its child vehicles. They do not include the vehicle’s own obligations."
        file={`award-amounts-orders-under-${award.displayId}`}
      />
    </>
  );
}
const tabs = [
  { key: 'orders', label: 'Awards Under this IDV' },
  { key: 'own', label: 'This IDV' },
] as const;
function VehicleAmounts({ record: award }: { record: Award }) {
  const { values, write } = useAddress(amountsAddress);
  const isOwn = values.amounts === 'own';
  const Amounts = isOwn ? OwnAmounts : OrderAmounts;
  return (
    <section className="award-section" aria-labelledby="award-amounts-title">
      <h2 id="award-amounts-title">{AMOUNTS_TITLE}</h2>
      <Tabs
        label="Amounts shown"
        tabs={tabs}
        selected={values.amounts}
        onSelect={(key) => write({ amounts: key as typeof values.amounts }, 'replace')}
        panelId="award-amounts-of"
        idPrefix="award-amounts"
      />
      <div
        id="award-amounts-of"
        role="tabpanel"
        aria-labelledby={`award-amounts-${values.amounts}`}
      >
        <Amounts
          record={award}
          title={isOwn ? 'Amounts of this IDV' : 'Combined amounts of awards under this IDV'}
        />
      </div>
    </section>
  );
}

const section = { id: sectionIds.amounts, label: 'Award Amounts', half: true };
export const ownAmounts: Section<Award> = { ...section, Content: OwnAmounts };
export const vehicleAmountsSection: Section<Award> = { ...section, Content: VehicleAmounts };
