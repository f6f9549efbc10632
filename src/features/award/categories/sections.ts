import type { Section } from '@/blocks/profile';
import type { Award, AwardCategory } from '@/domain/award';
import { ownAmounts, vehicleAmountsSection } from '../sections/amounts/AwardAmounts';
import { description } from '../sections/Description';
import {
  additionalInformation,
  assistanceListings,
  contractActivity,
  federalAccounts,
  grantActivity,
  history,
  orders,
  vehicleActivity,
  vehicleHistory,
} from '../sections/lazySections';
import { overview } from '../sections/Overview';

type Sections = readonly Section<Award>[];
const assistanceSections: Sections = [
  overview,
  ownAmounts,
  description,
  assistanceListings,
  federalAccounts,
  history,
  additionalInformation,
];

/** The sections of the page of each category, in order (pages document §15.4). */
export const awardSections: Readonly<Record<AwardCategory, Sections>> = {
  contract: [
    overview,
    ownAmounts,
    description,
    contractActivity,
    federalAccounts,
    history,
    additionalInformation,
  ],
  idv: [
    overview,
    vehicleAmountsSection,
    description,
    vehicleActivity,
    federalAccounts,
    orders,
    vehicleHistory,
    additionalInformation,
  ],
  grant: [
    overview,
    ownAmounts,
    description,
    grantActivity,
    federalAccounts,
    assistanceListings,
    history,
    additionalInformation,
  ],
  loan: assistanceSections,
  'direct payment': assistanceSections,
  insurance: assistanceSections,
  other: assistanceSections,
};
