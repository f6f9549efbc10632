import { type Static, Type } from '@sinclair/typebox';
import { Limit } from '../../../core/paging';
import { literals, NullableText, Results } from '../../../core/shapes';

export const AgencyAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.Integer(),
      toptier_flag: Type.Boolean(),
      toptier_agency: Type.Object({
        toptier_code: Type.String(),
        abbreviation: NullableText,
        name: Type.String(),
      }),
      subtier_agency: Type.Object({
        abbreviation: NullableText,
        name: Type.String(),
        subtier_code: Type.Optional(Type.String()),
      }),
    }),
  ),
  messages: Type.Array(Type.String()),
});

export const LocationAnswer = Type.Object({
  count: Type.Integer(),
  results: Type.Object(
    Object.fromEntries(
      [
        'countries',
        'states',
        'cities',
        'counties',
        'zip_codes',
        'districts_original',
        'districts_current',
      ].map((key) => [key, Type.Optional(Type.Array(Type.Record(Type.String(), NullableText)))]),
    ),
  ),
  messages: Type.Array(Type.String()),
});

export const CityBody = Type.Object({
  search_text: Type.String(),
  limit: Limit(500),
  filter: Type.Optional(
    Type.Object({
      country_code: Type.String(),
      scope: literals(['primary_place_of_performance', 'recipient_location']),
      state_code: Type.Optional(Type.String()),
    }),
  ),
});

export type CitySearch = Static<typeof CityBody>;

export const RecipientBody = Type.Object({
  search_text: Type.String(),
  limit: Limit(500),
  recipient_levels: Type.Optional(Type.Array(literals(['C', 'P', 'R']))),
});
export const RecipientAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      recipient_name: NullableText,
      recipient_level: NullableText,
      uei: NullableText,
      duns: NullableText,
    }),
  ),
  messages: Type.Array(Type.String()),
  count: Type.Integer(),
});
export const LocationBody = Type.Object({ search_text: Type.String(), limit: Limit(20, 5) });
export const ListingAnswer = Results({
  program_number: Type.String(),
  program_title: Type.String(),
  popular_name: Type.String(),
});
export const CityAnswer = Type.Object({
  count: Type.Integer(),
  results: Type.Array(Type.Object({ city_name: Type.String(), state_code: NullableText })),
});
