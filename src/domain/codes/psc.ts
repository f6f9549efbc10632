/**
 * Returns the kind of a product or service code by its top level. Digits are products, A is research and development, other
 * letters are services.
 */
export const pscType = (code: string): 'Product' | 'Research and Development' | 'Service' =>
  /^\d/.test(code) ? 'Product' : code.startsWith('A') ? 'Research and Development' : 'Service';
