import type { buildOpenApiDocument } from '../../mock-api/openapi';
import { makeGenerator } from '../oracle/randomFilters';

/** One request as it is sent; `text` is the body, which may be invalid JSON. */
export interface FuzzRequest {
  method: string;
  url: string;
  text?: string;
  headers: Record<string, string>;
}

interface Schema {
  type?: string | string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: Schema[];
  pattern?: string;
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Values that are valid for some endpoint, such as names, codes, dates, IDs and sort fields. */
const sampleTexts = [
  'Award ID, Recipient Name, Award Amount, Loan Value, Mod, Transaction Amount, Action Date, NAICS',
  'PSC, def_codes, Sub-Award ID, Recipient Location, Start Date, forest, health, timber roads',
  'Department of Defense, Department of Health and Human Services, Forest Service, USA, FOREIGN',
  'CAN, TX, CO, 013, 90, 98, 01, DENVER, 80202, 54, 5415, 541512, R425, AC13, Service, Product',
  '12.345, 93.778, 097, 012, 1700, 2024-01-01, 2023-10-01, 2024-09-30, 2024, 12, A, 07, N, P, Q, J',
  'SBA, NONE, all, small_business, category_business, CONT_AWD_1, x-R',
  '00000000-0000-0000-0000-000000000000-P, d41d8cd98f00b204e9800998ecf8427e, file.zip, 021-2020',
  'award_type, psc, defc',
].flatMap((line) => line.split(', '));
/** Texts that often cause errors, such as control characters, SQL, invalid dates and very long texts. */
const wildTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\n\r\t',
  "'",
  '"',
  "'; drop table award; --",
  '%',
  '%%',
  '_',
  '\\',
  '%00',
  '..',
  '../../etc/passwd',
  '\u202Eabc',
  '\uD800',
  '\uDFFF',
  '🏛️🏛️',
  'ﬀ',
  'İ',
  '\u0301\u0301',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'null',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1e400',
  '9'.repeat(30),
  '-1',
  '1.5',
  '[]',
  '{}',
  '[A,B]',
  '$1',
  '${x}',
  '(((((',
  '[[[[',
  '*',
  '.*+?^',
  '2024-02-30',
  '0000-00-00',
  '9999-99-99',
  '+010000-01-01',
  '-000001-01-01',
  '<script>',
  'a'.repeat(300),
  'ab '.repeat(3000),
  '🏛'.repeat(2000),
  'x'.repeat(60_000),
];
/** Numbers at and beyond the limits of numeric types. */
const numbers = [
  '0 -0 -1 1 2 3 7 10 50 99 100 101 500 501 1000 1.5 -2.25 0.1 1e-7 1e-400 2008 2024 2025',
  '2147483647 2147483648 -2147483649 4294967296 9007199254740991 9007199254740993',
  '9223372036854775000 9223372036854775808 -9223372036854775809 1e15 1e16 1e17 1e19 1e30 1e38 1e39',
  '-1e39 1e308 1e400 -1e400 123456789012345678901234567890 1e21',
].flatMap((line) => line.split(' '));
/** Values of the dataset for the parameters of a path. */
const sampleValues = '097 012 Service R 541512 54 021-2020 1 77 last_updated funding_rollup'.split(
  ' ',
);
/** Values of the header `x-fault`, most of them invalid. */
const faults = [
  'status=9999 status=99 status=0 status=-1 status=abc status status=204 status=599 status=1e3',
  'hold=1e400 hold=-1 delay=-1 delay=abc nonsense = ||| __proto__=1 empty truncate malformed',
].flatMap((line) => line.split(' '));
/** The text of one JSON value, so that numbers beyond JavaScript's range reach the server unchanged. */
class Raw {
  constructor(readonly text: string) {}
}
const write = (value: unknown): string => {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (value && typeof value === 'object')
    return `{${Object.entries(value)
      .map(([key, item]) => `${JSON.stringify(key)}:${write(item)}`)
      .join(',')}}`;
  return JSON.stringify(value) ?? 'null';
};

/**
 * Returns a generator of requests to the operations of an OpenAPI document: some valid, some nearly valid, some invalid. The
 * same seed gives the same requests.
 */
export const createFuzzer = (
  document: ReturnType<typeof buildOpenApiDocument>,
  seed: number,
  options: { /** Maximum number of items of a list. */ items: number },
) => {
  const random = makeGenerator(seed);
  const pickBelow = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[pickBelow(list.length)]!;
  const chance = (part: number) => random() < part;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );

  const createDeepValue = (): Raw => {
    const depth = pick([10, 64, 500, 5000, 50_000]);
    return chance(0.5)
      ? new Raw(`${'['.repeat(depth)}${']'.repeat(depth)}`)
      : new Raw(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
  };
  const createAnyValue = (depth = 0): unknown =>
    pick<() => unknown>([
      () => null,
      () => true,
      () => false,
      () => new Raw(pick(numbers)),
      () => new Raw(pick(numbers)),
      () => pick(wildTexts),
      () => pick(sampleTexts),
      () => [],
      () => ({}),
      () =>
        depth > 3 ? null : Array.from({ length: pickBelow(4) }, () => createAnyValue(depth + 1)),
      () =>
        depth > 3
          ? null
          : Object.fromEntries(
              Array.from({ length: pickBelow(4) }, () => [
                pick([...sampleTexts, ...wildTexts]),
                createAnyValue(depth + 1),
              ]),
            ),
      () => (chance(0.2) ? createDeepValue() : null),
    ])();
  const createDate = () =>
    `${pick([2007, 2008, 2015, 2023, 2024, 2025, 2030, 2099])}-${String(1 + pickBelow(12)).padStart(2, '0')}-${String(1 + pickBelow(28)).padStart(2, '0')}`;
  const createText = (schema: Schema): string => {
    if (schema.format === 'date') return createDate();
    if (schema.pattern === '^\\d{4}$') return String(2005 + pickBelow(25));
    const text = pick(sampleTexts);
    return schema.minLength && text.length < schema.minLength
      ? text.padEnd(schema.minLength, 'x')
      : schema.maxLength
        ? text.slice(0, schema.maxLength)
        : text;
  };
  /** Returns a value that fits a schema, or, with the probability `odd` at each position, any value. */
  const createValue = (schema: Schema, odd: number): unknown => {
    if (chance(odd)) return createAnyValue();
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pick(schema.enum);
    if (schema.anyOf) return createValue(pick(schema.anyOf), odd);
    const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
    switch (type) {
      case 'string':
        return createText(schema);
      case 'integer':
        return (
          (schema.minimum ?? 0) +
          pickBelow(Math.min(schema.maximum ?? 30, 30) + 1 - Math.min(schema.minimum ?? 0, 0))
        );
      case 'number':
        return pick([0, 1, -1, 1000, 25_000_000.5, -0.01]);
      case 'boolean':
        return chance(0.5);
      case 'null':
        return null;
      case 'array':
        return Array.from(
          {
            length: Math.max(
              schema.minItems ?? 0,
              chance(0.9)
                ? pickBelow(3)
                : chance(0.9)
                  ? pickBelow(13)
                  : pickBelow(options.items + 1),
            ),
          },
          () => createValue(schema.items ?? {}, odd),
        );
      case 'object':
        return createObject(schema, odd);
      default:
        return schema.properties ? createObject(schema, odd) : createAnyValue();
    }
  };
  const createObject = (schema: Schema, odd: number): Record<string, unknown> => {
    const keys = Object.entries(schema.properties ?? {});
    const chosenKeys = keys.filter(([key]) =>
      schema.required?.includes(key) ? !chance(odd / 2) : chance(Math.min(0.6, 3 / keys.length)),
    );
    const surplus = chance(odd)
      ? [[pick([...sampleTexts, ...wildTexts]), createAnyValue()] as const]
      : [];
    return Object.fromEntries([
      ...chosenKeys.map(([key, item]) => [key, createValue(item, odd)] as const),
      ...surplus,
    ]);
  };

  const buildBody = (schema: Schema): string => {
    const kind = random();
    if (kind < 0.04)
      return pick([
        '',
        'null',
        '[]',
        '"text"',
        '1',
        '{',
        '{"filters":',
        '\0',
        '{"a":1}{',
        `{"filters":${'['.repeat(5000)}`,
        '\uFEFF{}',
      ]);
    if (kind < 0.08) return write(createDeepValue());
    return write(createValue(schema, kind < 0.4 ? 0 : kind < 0.75 ? 0.04 : 0.25));
  };
  const createParameter = (schema: Schema): string => {
    const value = chance(0.4) ? pick([...wildTexts, ...numbers]) : createValue(schema, 0.1);
    const text =
      value instanceof Raw
        ? value.text
        : typeof value === 'string'
          ? value
          : Array.isArray(value)
            ? value.map((item) => (typeof item === 'string' ? item : write(item))).join(',')
            : write(value);
    return text.slice(0, 3000);
  };
  const encode = (text: string) =>
    chance(0.04)
      ? text.replaceAll(/[\s\0-\x1f#?]/g, '')
      : encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

  return (): FuzzRequest => {
    const { path, method, operation } = pick(operations);
    const parameters = operation.parameters ?? [];
    const address = path.replaceAll(
      /\{(\w+)\}/g,
      () =>
        encode((chance(0.5) ? pick(sampleValues) : createParameter({ type: 'string' })) || 'x') ||
        'x',
    );
    const query = [
      ...parameters
        .filter(({ in: place }) => place === 'query')
        .filter(() => chance(0.6))
        .map(({ name, schema }) => `${name}=${encode(createParameter(schema))}`),
      ...(chance(0.05)
        ? [`${encode(pick(wildTexts))}=${encode(pick(wildTexts).slice(0, 300))}`]
        : []),
    ];
    const schema = operation.requestBody?.content['application/json']?.schema;
    const fault = chance(0.03) ? pick(faults) : undefined;
    return {
      method: chance(0.02)
        ? pick(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'])
        : method,
      url: `${address}${query.length ? `?${query.join('&')}` : ''}`,
      ...(method === 'POST' ? { text: buildBody(schema ?? { type: 'object' }) } : {}),
      headers: {
        ...(method === 'POST' && !chance(0.02)
          ? {
              'content-type': chance(0.97)
                ? 'application/json'
                : pick([
                    'text/plain',
                    'multipart/form-data',
                    'x',
                    'application/json; charset=nonsense',
                  ]),
            }
          : {}),
        ...(fault ? { 'x-fault': fault } : {}),
      },
    };
  };
};
