import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'prosemirror-transform'
import { expect, test } from 'vitest'
import { IMPORTED_TEXTS } from '../../../../../tests/fixtures/imported-texts.ts'
import { markdownToHtml } from '../../../../domain/content/markdown-to-html.ts'
import { findTokenProblems } from '../../../../domain/newsletter/issue-tokens.ts'
import { TextPlaces } from './formatted-writing.ts'
import { textSchema } from './schema.ts'
import { TextSource } from './text-source.ts'

const ARTICLES = join(import.meta.dirname, '../../../../../content/articles')
const articles = readdirSync(ARTICLES).map((name) => readFileSync(join(ARTICLES, name), 'utf8'))
const letters = [
  'Hello {first_name|friend},\nhow are you?\n\nWarmly,  \nMaya\\\nLindqvist\n',
  'A \\{brace} and {first_name}.\n> Hello {first_name|you}\n> again\n',
  '| a | b |\n|---|---|\n| {first_name\\|friend} | x |\n',
  '- one\n  more\n- [ ] two\n\nhttps://youtu.be/dQw4w9WgXcQ\nand words\n',
]
// EDIT-FORMAT-3
test('an unchanged letter is serialized byte for byte', () => {
  for (const text of [...letters, ...articles, ...IMPORTED_TEXTS]) {
    const source = new TextSource('issue')
    expect(source.write(source.read(text)).text).toBe(text)
  }
})

/** Returns the Markdown after typing at the end of each block. */
function typeAtEnd(markdown: string, typed: string): string {
  const source = new TextSource('issue')
  const doc = source.read(markdown)
  const tr = new Transform(doc)
  const ends: number[] = []
  doc.descendants((node, pos) => {
    if (node.isTextblock && !node.type.spec.code) ends.push(pos + 1 + node.content.size)
  })
  for (const end of ends.reverse()) tr.insert(end, textSchema.text(typed))
  return source.write(tr.doc).text
}

test.each([
  ['Hello {first_name|dear_friend},\nhow *are* you?\n', 'Hello {first_name|dear_friend},\nhow _are_ you?x\n'],
  ['Warmly,\\\nMaya  \nLindqvist', 'Warmly,\nMaya\nLindqvistx'],
  ['A \\{brace} here', 'A \\{brace} herex'],
  ['| a |\n|---|\n| {first_name\\|friend} |', '| ax |\n| --- |\n| {first_name\\|friend}x |'],
  ['> one\n> two', '> one\n> twox'],
  ['**one\ntwo**', '**one\ntwo**x'],
])('a changed block of a letter keeps its lines, tokens and braces: %j', (before, after) => {
  expect(typeAtEnd(before, 'x')).toBe(after)
})

test('a changed letter reads as before, with its tokens intact', () => {
  for (const text of letters) {
    const changed = typeAtEnd(text, 'zzz')
    expect(findTokenProblems(changed)).toEqual([])
    const shown = (markdown: string) =>
      markdownToHtml(markdown, 'issue').replaceAll('zzz', '').replace(/\s+/g, ' ').replaceAll('> <', '><')
    expect(shown(changed)).toBe(shown(text))
  }
})

// CONTENT-MARKDOWN-3
test('typed lines and breaks are lines of the letter', () => {
  const source = new TextSource('issue')
  const { paragraph, hard_break } = textSchema.nodes
  const doc = textSchema.nodes.doc.create(null, [
    paragraph.create(null, [
      textSchema.text('Warmly, '),
      hard_break.create(),
      textSchema.text('# Maya'),
      hard_break.create(),
      hard_break.create(),
      textSchema.text('{first_name|friend}'),
    ]),
  ])
  const { text } = source.write(doc)
  expect(text).toBe('Warmly,\n\\# Maya\\\n\\\n{first_name|friend}')
  expect(markdownToHtml(text, 'issue').replaceAll('\n', '')).toBe(
    '<p>Warmly,<br># Maya<br><br>{first_name|friend}</p>',
  )
})

test('a position in a letter is mapped correctly after an escaped brace', () => {
  const source = new TextSource('issue')
  const markdown = 'A \\{brace}\nand *more*'
  const written = source.write(source.read(markdown))
  const places = new TextPlaces('issue')
  for (const word of ['{brace', 'and', 'more'])
    expect(places.toOffset(written, places.toPosition(written, markdown.indexOf(word)))).toBe(
      markdown.indexOf(word),
    )
})
