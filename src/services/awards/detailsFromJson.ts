import { awardDetailNames, type AwardDetails } from '@/domain/awardDetails';
import { readObject, readText } from './fieldReaders';

/** API names that differ from the snake_case form of the field name, by field name. */
const otherNames: Readonly<Record<string, readonly [code: string, text: string]>> = {
  productOrService: ['product_or_service_code', 'product_or_service_description'],
  multipleOrSingleAward: ['', 'multiple_or_single_award_description'],
  idvType: ['', 'idv_type_description'],
  typeOfIdc: ['', 'type_of_idc_description'],
};
const getApiNames = (name: string): readonly [string, string] => {
  const snakeCaseName = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return otherNames[name] ?? [snakeCaseName, `${snakeCaseName}_description`];
};

/** Reads the contract details from the latest transaction. */
export const detailsFromJson = (value: unknown): AwardDetails => {
  const json = readObject(value);
  return Object.fromEntries(
    awardDetailNames.flatMap((name) => {
      const [code, text] = getApiNames(name);
      const detail = [...new Set([readText(json[code]), readText(json[text])])]
        .filter(Boolean)
        .join(': ');
      return detail ? [[name, detail]] : [];
    }),
  );
};
