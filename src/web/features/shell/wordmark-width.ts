/** How wide the display face sets a character, in em; what is not named here is as wide as most. */
const WIDTHS: readonly [characters: RegExp, width: number][] = [
  [/[ .,:'’]/, 0.26],
  [/[ijl]/, 0.36],
  [/[ftI-]/, 0.4],
  [/[ceprsz1357]/, 0.56],
  [/[hknu]/, 0.68],
  [/[mMW]/, 1.02],
  [/[w&]|\p{Lu}/u, 0.8],
]
const USUAL = 0.62

/** About how wide a name is in the display face, in em: near enough to make it fill a line. */
export function wordmarkWidth(name: string): number {
  return [...name].reduce((sum, character) => sum + widthOf(character), 0)
}

function widthOf(character: string): number {
  return WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? USUAL
}
