import { Type } from '@sinclair/typebox';
import { NullableText } from '../../core/shapes';

const Header = Type.Object({ raw: Type.String(), display: Type.String() });
export const DataDictionaryAnswer = Type.Object({
  document: Type.Object({
    metadata: Type.Object({
      total_rows: Type.Integer(),
      total_columns: Type.Integer(),
      total_size: Type.String(),
      download_location: Type.String(),
    }),
    sections: Type.Array(Type.Object({ section: Type.String(), colspan: Type.Integer() })),
    headers: Type.Array(Header),
    rows: Type.Array(Type.Array(NullableText)),
  }),
});
