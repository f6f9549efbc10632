import type { Database } from '../db/database';

/** Kinds of federal accounts with our pattern for the titles of each kind. The first match wins. */
const kindPatterns: readonly (readonly [kind: string, title: string])[] = [
  ['grants', '^payments? to (states|air carriers|the legal services)'],
  [
    'running',
    'administrative expenses|programs? administration|aid administration|^salaries and expenses',
  ],
  // Interest, receipts and transfers between accounts do not fund awards.
  [
    'none',
    '^interest|refund|shadow account|^(federal )?payments? (to|where)\\b|fund contribution|concurrent receipt|deposit fund|claims, judgments|public broadcasting|reimbursements to',
  ],
  [
    'pay',
    '(military|reserve|guard) personnel|retired pay|separation|retirement pay|compensation of members|annuit',
  ],
  [
    'loans',
    '\\bloans?\\b|guarantee|mortgage|credit insurance|housing insurance|financing|housing benefit program|liquidating account|electrification',
  ],
  // Only the programs in `programAccounts` use these accounts.
  [
    'trust',
    '(retirement|insurance|disability|unemployment|survivors).*trust fund|prescription drug account',
  ],
  [
    'benefits',
    '(retirement|retiree|insurance|disability|black lung|unemployment|pension|survivors).*(fund|account)|prescription drug account|supplemental security|^compensation|pensions?\\b|readjustment|benefits|nutrition assistance program|crop insurance|commodity credit|compensation fund|disabled coal miners|coronavirus payments|refundable credits|tax credit|insurance and indemnities|guaranty corporation|risk adjustment|reinsurance|railroad retirement',
  ],
  ['aircraft', 'aircraft procurement'],
  ['ships', 'shipbuilding'],
  ['missiles', 'missile procurement|weapons procurement|space procurement'],
  ['munitions', 'ammunition'],
  ['vehicles', 'weapons and tracked combat vehicles'],
  ['research', 'research, development, test'],
  ['purchases', 'procurement|shipbuilding|acquisition'],
  ['construction', 'military construction|family housing construction|construction, (major|minor)'],
  [
    'grants',
    'grants?\\b|grants-in-aid|assistance|payments? to states|payments? for|block grant|relief|recovery|\\baid\\b|education for|special education|contingency fund|community development fund|services programs|support enforcement|child care|foster|home visiting|rental|public housing|recipients?|programs?,|investments|humanities|\\barts\\b|emergency food|crime victims|state and local|federal-aid highways|universal service|foreign military financing|disaster',
  ],
];

/** Accounts of the larger programs by the start of the assistance listing number; the longest match wins. */
const programAccounts: Readonly<Record<string, string>> = {
  '10.450': '012-4085',
  '10.551': '012-3505',
  '10.561': '012-3505',
  '10.542': '012-3505',
  '10.55': '012-3539',
  '10.557': '012-3510',
  '14.871': '086-0302',
  '14.850': '086-0163',
  '14.872': '086-0304',
  '17.225': '016-8042',
  '20.106': '069-8106',
  '20.205': '069-8083',
  '20.315': '069-0125',
  '20.500': '069-1134',
  '20.507': '069-8350',
  '20.525': '069-8350',
  '20.526': '069-8350',
  '21.019': '020-1892',
  '21.023': '020-0150',
  '21.026': '020-0124',
  '21.027': '020-1896',
  '32.0': '027-5183',
  '57.001': '060-8011',
  '59.072': '073-0500',
  '59.073': '073-1154',
  '59.075': '073-0700',
  '59.078': '073-0800',
  '64.028': '036-0137',
  '64.109': '036-0153',
  '64.114': '036-1119',
  '84.010': '091-0900',
  '84.027': '091-0300',
  '84.063': '091-0200',
  '84.268': '091-0243',
  '84.425': '091-0251',
  '93.3': '075-9915',
  '93.8': '075-9915',
  '93.498': '075-0140',
  '93.461': '075-0140',
  '93.558': '075-1552',
  '93.563': '075-1501',
  '93.568': '075-1502',
  '93.575': '075-1515',
  '93.596': '075-1550',
  '93.600': '075-1536',
  '93.658': '075-1545',
  '93.659': '075-1545',
  '93.767': '075-0515',
  '93.770': '075-8308',
  '93.773': '075-8005',
  '93.774': '075-8004',
  '93.777': '075-0512',
  '93.778': '075-0512',
  '96.001': '028-8007',
  '96.002': '028-8006',
  '96.004': '028-8006',
  '96.006': '028-0406',
  '97.036': '070-0702',
  '97.039': '070-0702',
  '97.048': '070-0702',
  '97.050': '070-0702',
};

/** Returns SQL for the kind of account that pays for the goods of a contract, by NAICS code; 'running' if no other kind fits. */
const goodsSql = (naics: string): string =>
  `case
      when ${naics} in (336411, 336412, 336413) then 'aircraft'
      when ${naics} = 336611 then 'ships'
      when ${naics} in (336414, 336415, 336419) then 'missiles'
      when ${naics} // 100 = 3329 then 'munitions'
      when ${naics} // 1000 = 336 then 'vehicles'
      when ${naics} // 100 = 5417 then 'research'
      when ${naics} // 1000 in (236, 237) then 'construction'
      else 'running'
    end`;
const purposeSql = (award: string): string =>
  `case
      when ${award}.grp <= 1 then ${goodsSql(`${award}.naics`)}
      when ${award}.grp = 2 then 'grants'
      when ${award}.grp = 3 then 'benefits'
      when ${award}.grp = 4 then 'loans'
      else 'other'
    end`;

const goods = [
  'aircraft',
  'ships',
  'missiles',
  'munitions',
  'vehicles',
  'research',
  'construction',
];
const quoteList = (list: readonly string[]): string => list.map((item) => `'${item}'`).join(', ');

/** SQL for how well a kind of account suits a purpose; 0 means not at all. */
const suitsSql = `case
    when kind in ('none', 'pay', 'trust') then 0
    when purpose in (${quoteList([...goods, 'running'])})
      then case
        when kind = purpose then case when purpose = 'running' then 1 else 20 end
        when kind in ('running', 'purchases') then 1
        else 0
      end
    when purpose = kind then 1
    when purpose = 'grants' and kind = 'running' then 0.1
    when purpose = 'grants' and kind = 'research' then 0.1
    when purpose = 'benefits' and kind = 'grants' then 0.02
    when purpose = 'other' and kind in ('benefits', 'grants', 'running') then 1
    else 0
  end`;

/** Builds `seed_account_kind` and `account_slot`. The latter gives awards their account by agency, military service and purpose. */
export const buildAccountSlots = async (db: Database): Promise<void> => {
  const titleCases = kindPatterns
    .map(([kind, title]) => `when regexp_matches(lower(title), '${title}') then '${kind}'`)
    .join(' ');
  await db.run(`create or replace table seed_account_kind as
    select id, toptier_id, aid, weight,
      case
        when coalesce(subfunction_id, 0) = 0 or subfunction_id >= 900 then 'none' ${titleCases}
        else 'running'
      end AS kind
    from federal_account`);
  // The military services use their own accounts and those of the whole department.
  await db.run(`create or replace table account_slot as
    with services as (
        select t.id AS toptier_id,
          unnest(case when t.abbr = 'DOD' then ['17', '21', '57', '97'] else [''] end) AS service
        from toptier t),
      purposes as (
        select unnest([${quoteList([...goods, 'running', 'grants', 'benefits', 'loans', 'other'])}]) AS purpose),
      rated as (
        select k.id, toptier_id, service, purpose, pow(weight, 0.85) * 1000 AS size, kind,
          case
            when service = '' then 1
            when right(aid, 2) = service then 1
            when aid in ('017', '021', '057') then 0
            else 0.1
          end AS near,
          ${suitsSql} AS suits
        from seed_account_kind k
        join services using (toptier_id), purposes),
      -- The best match wins. Without one, any account that can pay is used.
      chosen as (
        select *,
          case
            when max(suits * near) over of_purpose > 0 then suits * near
            when max((kind not in ('none', 'pay', 'trust'))::INTEGER) over of_purpose > 0
              then (kind not in ('none', 'pay', 'trust'))::INTEGER
            else 1
          end AS part
        from rated
        window of_purpose as (partition by toptier_id, service, purpose)),
      scaled as (
        select *, greatest(round(size * part), 1)::BIGINT w
        from chosen
        where part > 0),
      weighed as (
        select id, toptier_id, service, purpose,
          sum(w) over (partition by toptier_id, service, purpose order by id) - w lo,
          sum(w) over (partition by toptier_id, service, purpose) total
        from scaled)
    select id account_id, toptier_id, service, purpose, lo / total lo
    from weighed`);
  await db.run(`create or replace table seed_program_account as
    select l.id AS listing_id, arg_max(a.id, length(p.start)) AS account_id from listing l
      join (values ${Object.entries(programAccounts)
        .map(([start, code]) => `('${start}', '${code}')`)
        .join(', ')}) p(start, code) on starts_with(l.number, p.start)
      join federal_account a on a.code = p.code and a.toptier_id = l.toptier_id group by 1`);
};

/** Returns SQL that adds `account_id`, the account that funds an award, to the rows of a query. Reads tables of `buildAccountSlots`. */
export const fundedSql = (awardsSql: string): string => `
  select b.*, coalesce(p.account_id, s.account_id) AS account_id
  from (
    select *, ${purposeSql('w')} AS purpose,
      case
        when exists (
            select 1
            from account_slot s
            where s.toptier_id = w.ftop_id and s.service = '97')
          then case when left(w.fsub_code, 2) in ('17', '21', '57') then left(w.fsub_code, 2) else '97' end
        else ''
      end AS service
    from (${awardsSql}) w) b
  asof join account_slot s on s.toptier_id = b.ftop_id
    and s.service = b.service
    and s.purpose = b.purpose
    and b.u >= s.lo
  left join seed_program_account p on p.listing_id = b.listing_id`;
