import type { LineKind } from '@/domain/agencies/statusOfFunds';
import { choice, text, integer } from '@/lib/url/address';
import { dollarsAddress } from '@/lib/url/dollarsAddress';

/** The address parameters of an agency's profile, besides its section and its award tables. */
export const agencyAddress = {
  /** Fiscal year of the profile; '' means the latest. */
  fy: text(/^\d{4}$/),
  /** The path in Status of Funds, from subcomponent to account, TAS and line. */
  component: text(/^[\w-]{1,200}$/),
  account: text(/^\d{3}-\d{4}$/),
  tas: text(/^[0-9A-Z/-]{8,60}$/),
  line: text(/^.{1,300}$/u),
  lines: choice<LineKind>(['program_activity', 'object_class'], 'program_activity'),
  amounts: choice(['obligations', 'outlays'] as const, 'obligations'),
  page: integer(1, 10_000),
  ...dollarsAddress,
};
