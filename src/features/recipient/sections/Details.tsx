import type { ReactNode } from 'react';
import { renderLink } from '@/blocks/entity-links';
import { businessTypeLabel } from '@/domain/codes/recipientTypes';
import { formatDistrictCode, MISSING, titleCase, zip } from '@/domain/format';
import { addressProfilePath } from '@/domain/places/placePaths';
import type { RecipientLocation, RecipientOverview } from '@/domain/recipient';
import { Facts, type FactsProps } from '@/ui/Facts';
import { SlideOutLink } from '@/ui/SlideOutLink';

/** Returns the non-empty lines of a postal address. Only a foreign address ends with its country. */
const addressLines = (place: RecipientLocation): readonly ReactNode[] => {
  const { city_name: city, state_code: state, location_country_code: code } = place;
  const isForeign = code !== 'USA' && code !== '';
  const lastLineParts = isForeign
    ? [titleCase(city), place.foreign_province, place.foreign_postal_code]
    : [
        titleCase(city),
        [state, zip(place.zip5 || place.zip, place.zip4)].filter(Boolean).join(' '),
      ];
  return [
    ...[place.address_line1, place.address_line2, place.address_line3].map(titleCase),
    renderLink(
      addressProfilePath({ countryCode: code, stateCode: state, city }),
      lastLineParts.filter(Boolean).join(', '),
    ),
    isForeign ? titleCase(place.country_name || code) : '',
  ].filter(Boolean);
};
const renderLines = (lines: readonly ReactNode[]) =>
  lines.map((line, at) => (
    <span key={at} className="recipient-details__line">
      {line}
    </span>
  ));

function Identifiers({ uei, duns }: { uei: string; duns: string }) {
  if (!uei && !duns) return 'Identifier not provided';
  const renderLine = (value: string, slug: string, label: string) =>
    value && (
      <span className="recipient-details__line">
        {value} (
        <SlideOutLink panel="glossary" slug={slug}>
          {label}
        </SlideOutLink>
        )
      </span>
    );
  return (
    <>
      {renderLine(uei, 'unique-entity-identifier-uei', 'UEI')}
      {renderLine(duns, 'duns', 'Legacy DUNS')}
    </>
  );
}

/** Renders the identifiers, address, congressional district and business types of a recipient. */
export function Details({ record }: { record: RecipientOverview }) {
  const { location, business_types: types, uei, duns } = record;
  const address = addressLines(location);
  const facts: FactsProps['facts'] = [
    ['Recipient Identifier', <Identifiers uei={uei} duns={duns} />],
    ['Address', address.length ? renderLines(address) : MISSING],
    [
      'Congressional District',
      location.congressional_code
        ? formatDistrictCode(location.state_code, location.congressional_code)
        : 'Not provided',
    ],
    [
      'Business Types',
      types.length
        ? renderLines([...new Set(types.map(businessTypeLabel))])
        : 'Not provided in source system',
    ],
  ];
  return (
    <section className="recipient-facts__part" aria-labelledby="recipient-details">
      <h3 id="recipient-details">Details</h3>
      <Facts className="recipient-details" facts={facts} />
      <p className="control-hint">
        The congressional district belongs to the recipient’s address, not to the place of
        performance.
      </p>
    </section>
  );
}
