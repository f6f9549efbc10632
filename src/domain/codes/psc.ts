/** Returns the kind of a product or service code by its first character. */
export const pscType = (code: string): 'Product' | 'Research and Development' | 'Service' =>
  /^\d/.test(code) ? 'Product' : code.startsWith('A') ? 'Research and Development' : 'Service';
