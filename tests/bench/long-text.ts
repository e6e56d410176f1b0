import {
  deserializeBlocks,
  serializeBlocks,
} from '../../src/admin/features/editor/formatted/serialized-blocks.ts'
import { TextSource } from '../../src/admin/features/editor/formatted/text-source.ts'
import { CONTENT_LIMITS } from '../../src/domain/items/limits.ts'

const ROUNDS = 5
/** Maximum time that opening a long text may block the screen, as a share of the time it takes to parse it. */
const MAX_SHARE = 0.25

const WORDS = 'the light falls over the table and nobody wants to go out before the coffee is done'
/** The kinds of text that are most expensive to parse for their length. */
const TEXTS: Readonly<Record<string, (line: number) => string>> = {
  prose: (line) => `${WORDS} **${line}** ${WORDS} [a link](https://example.com/${line}), _and_ ${WORDS}.\n\n`,
  'a list of links': (line) => `- [Page ${line}](https://example.com/${line}): ${WORDS} \`${line}\`\n`,
  tables: (line) =>
    line % 40 === 0 ? '\n| a | b | c |\n| --- | --- | --- |\n' : `| ${line} | ${WORDS} | _${line}_ |\n`,
}

/** Measures opening the longest articles in the editor: the parsing in a worker, and how long the screen is blocked. */
export async function measureLongText(): Promise<void> {
  console.log(
    `\nA text of ${CONTENT_LIMITS.content / 1000} thousand characters, opened in the formatted editor`,
  )
  for (const [name, line] of Object.entries(TEXTS)) {
    let text = ''
    for (let number = 0; text.length < CONTENT_LIMITS.content - 400; number++) text += line(number)
    const reads: number[] = []
    const waits: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now()
      const posted = serializeBlocks({ markdown: text, kind: 'article' })
      const read = performance.now()
      new TextSource().take(text, deserializeBlocks(structuredClone(posted)))
      reads.push(read - started)
      waits.push(performance.now() - read)
    }
    const share = middle(waits) / middle(reads)
    const verdict = share > MAX_SHARE ? ': TOO MUCH' : ''
    console.log(
      `  ${name.padEnd(34)} read in ${Math.round(middle(reads))} ms, the screen waits ${share.toFixed(2)} of it (at most ${MAX_SHARE}${verdict})`,
    )
  }
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
