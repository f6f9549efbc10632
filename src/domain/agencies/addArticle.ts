/** Returns the name of an agency for use within a sentence, with an article if it needs one: `the Department of Energy`. */
export const addArticle = (name: string): string =>
  /^(the|u\.?s\.?aid\b|amtrak)\b/i.test(name) ||
  !/ (of|for|on|board|bureau|commission|administration|agency|foundation|corporation|service|council|office|department|endowment|bank|authority|fund|court|home|corps)\b|^(department|office|agency|bureau|board)\b/i.test(
    name,
  )
    ? name
    : `the ${name}`;
