/** Returns whether a product or service code is for a product, for research and development, or for a service. */
export const pscType = (code: string): 'Product' | 'Research and Development' | 'Service' =>
  /^\d/.test(code) ? 'Product' : code.startsWith('A') ? 'Research and Development' : 'Service';
