import { type Static, Type } from '@sinclair/typebox';
import { Limit } from '../../../core/paging';
import { NullableInteger, NullableText, Results } from '../../../core/shapes';

export const SearchBody = Type.Object({
  search_text: Type.String(),
  limit: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type Search = Static<typeof SearchBody>;

/** The components of a Treasury Account Symbol, in the order of the symbol. */
export const componentKeys = ['ata', 'aid', 'bpoa', 'epoa', 'a', 'main', 'sub'] as const;
export type ComponentKey = (typeof componentKeys)[number];
export const ComponentBody = Type.Object({
  filters: Type.Object(
    Object.fromEntries(componentKeys.map((part) => [part, Type.Optional(NullableText)])),
  ),
  limit: Limit(500),
});
/** Returns the response schema for the values of one component. Each value of the two agency components includes the agency's name. */
export const ComponentAnswer = (part: ComponentKey) =>
  Type.Object({
    results: Type.Array(
      part === 'ata' || part === 'aid'
        ? Type.Object({
            [part]: Type.String(),
            agency_name: NullableText,
            agency_abbreviation: NullableText,
          })
        : NullableText,
    ),
  });

const agencyShape = { abbreviation: NullableText, code: NullableText, name: Type.String() };
const officeShape = Type.Object({ code: Type.String(), name: Type.String() });
export const OfficeAnswer = Type.Object({
  messages: Type.Array(Type.String()),
  results: Type.Object({
    toptier_agency: Type.Array(
      Type.Object({
        ...agencyShape,
        subtier_agencies: Type.Array(Type.Object(agencyShape)),
        offices: Type.Array(officeShape),
      }),
    ),
    subtier_agency: Type.Array(
      Type.Object({
        ...agencyShape,
        toptier_agency: Type.Object(agencyShape),
        offices: Type.Array(officeShape),
      }),
    ),
    office: Type.Array(
      Type.Object({
        ...officeShape.properties,
        toptier_agency: Type.Object(agencyShape),
        subtier_agency: Type.Object(agencyShape),
      }),
    ),
  }),
});
export const NaicsAnswer = Results({
  naics: Type.String(),
  naics_description: Type.String(),
  year_retired: NullableInteger,
});
export const PscAnswer = Results({
  product_or_service_code: Type.String(),
  psc_description: Type.String(),
});
export const ProgramActivityAnswer = Results({
  program_activity_code: Type.String(),
  program_activity_name: Type.String(),
});
