import type { SourceLine } from './source-line.ts'

/** Number of consecutive name and amount pairs, without anything else up to the next heading, that make such a list. */
const PAIRS_FROM = 4
/** `2 Stück`, `200 g, chopped`: an amount, its unit, and any remark after a comma. */
const AMOUNT_ALONE =
  /^(?<amount>(?:\d[\d.,/⁄–-]*|[½¼¾⅓⅔])(?:\s\p{L}[\p{L}().]*){0,2})(?:\s*,\s*(?<said>[^,]+)|\s*(?<beside>\([^()]+\)))?$/u

/** Joins the lines of lists that give name and amount on separate lines, the name first: `Leeks`, `2 pieces`. */
export function withAmountsBehind(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (!line) break
    joined.push(line)
    if (line.level === 0) continue
    const next = lines.findIndex(({ level }, place) => place > at && level > 0)
    const list = lines.slice(at + 1, next === -1 ? at + 1 : next)
    const pairs = pairsOf(list)
    if (pairs.length < PAIRS_FROM) continue
    joined.push(...pairs)
    at += list.length
  }
  return joined
}

/** Returns the joined pairs; empty where any of the lines is not part of a pair. */
function pairsOf(list: readonly SourceLine[]): SourceLine[] {
  const pairs = list.flatMap((name, at): SourceLine[] => {
    if (at % 2 === 1 || /^[\d½¼¾⅓⅔]/.test(name.text)) return []
    const { amount, said, beside } = AMOUNT_ALONE.exec(list[at + 1]?.text ?? '')?.groups ?? {}
    const behind = said ? `, ${said}` : beside ? ` ${beside}` : ''
    return amount ? [{ ...name, text: `${amount} ${name.text}${behind}` }] : []
  })
  return pairs.length * 2 === list.length ? pairs : []
}
