/** Where a post shows a recipe that a plugin keeps in a post of its own. */
const RECIPE_SHORTCODE =
  /\[(?:wprm-recipe|tasty-recipes?)\s[^[\]]{0,500}?\bid=["']?(\d{1,12})\b[^[\]]{0,500}\]/gi
/** Tasty Recipes' block has no inside. */
const RECIPE_BLOCK =
  /<!--\s+wp:wp-tasty\/tasty-recipe\s+\{[^{}]{0,500}?"id":\s?"?(\d{1,12})[^{}]{0,500}\}\s+\/-->/g
/** WP Recipe Maker leaves the recipe as HTML between these, for readers once the plugin is gone. */
const FALLBACK_START = /<!--\s?WPRM Recipe (\d{1,12})\s?-->/
const FALLBACK_END = /<!--\s?End WPRM Recipe\s?-->/

/** The post ids of the recipes a WordPress text shows. */
export function findEmbeddedRecipes(content: string): string[] {
  const ids = new Set<string>()
  replaceEmbeddedRecipes(content, (id) => {
    ids.add(id)
    return null
  })
  return [...ids]
}

/** Puts HTML in the place of each recipe shown; null leaves it as it is. */
export function replaceEmbeddedRecipes(content: string, htmlOf: (id: string) => string | null): string {
  return replaceFallbacks(content, htmlOf)
    .replace(RECIPE_BLOCK, (whole, id: string) => htmlOf(id) ?? whole)
    .replace(RECIPE_SHORTCODE, (whole, id: string) => htmlOf(id) ?? whole)
}

function replaceFallbacks(content: string, htmlOf: (id: string) => string | null): string {
  const [before = '', ...parts] = content.split(new RegExp(FALLBACK_START, 'g'))
  let html = before
  for (let index = 0; index < parts.length; index += 2) {
    const [id = '', rest = ''] = parts.slice(index, index + 2)
    const link = htmlOf(id)
    const end = FALLBACK_END.exec(rest)
    html += link === null || end === null ? rest : `${link}${rest.slice(end.index + end[0].length)}`
  }
  return html
}
