import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const CSS = readFileSync(resolve(import.meta.dirname, '../../src/web/styles/tokens.css'), 'utf8')
const TOKEN =
  /--hf-(?<name>[a-z0-9-]+): (?:(?<both>#[0-9a-f]{6})|light-dark\((?<light>#[0-9a-f]{6}), (?<dark>#[0-9a-f]{6})\));/g

const colors = [...CSS.matchAll(TOKEN)].map(({ groups = {} }) => {
  const { name = '', both = '', light = both, dark = both } = groups
  return { name, light, dark }
})

/** The opaque colours of `tokens.css` in both schemes, as `#rrggbb` by the token's name without `--hf-`. */
export const DESIGN_TOKENS = {
  light: new Map(colors.map(({ name, light }) => [name, light])),
  dark: new Map(colors.map(({ name, dark }) => [name, dark])),
}
