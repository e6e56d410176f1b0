import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markdownToHtml } from '../content/markdown-to-html.ts'
import { textFromHtml } from './html-text.ts'
import { plainTextFromMarkdown, truncateAtGrapheme, truncateAtWord } from './plain-text.ts'

describe('plainTextFromMarkdown', () => {
  test.each([
    ['# Title\n\nSome **bold** and [a link](https://x).', 'Title Some bold and a link.'],
    ['- one\n- two\n  1. three\n\n- [x] done', 'one two three done'],
    ['| a | b |\n|---|:-:|\n| 1 | 2 |', 'a b 1 2'],
    ['> Quote `code_with_*signs*`\n> > deeper', 'Quote code_with_*signs* deeper'],
    ['Title\n=====\n\n***\n\nText', 'Title Text'],
    ['snake_case_word and 2 * 3 * 4', 'snake_case_word and 2 * 3 * 4'],
    ['***both*** and ~~gone~~ and __this__ _too_', 'both and gone and this too'],
    ['if a < b and c > d', 'if a < b and c > d'],
    ['\\*not emphasis\\* and \\[not a link\\](x)', '*not emphasis* and [not a link](x)'],
    ['[![picture](/a.png)](/b "title") and [wiki](https://x/a_(b))', 'picture and wiki'],
    ['[text][ref] and a note[^1]\n\n[ref]: https://x "T"\n[^1]: the note', 'text and a note the note'],
    ['<https://x.example/a> <b>raw</b> <!-- hidden --> html', 'https://x.example/a raw html'],
    ['Fish &amp; chips &lt;3', 'Fish & chips <3'],
    ['```js\nconst a = `*b*`\n# no heading\n```\nafter', 'const a = `*b*` # no heading after'],
    ['one\r\ntwo\rthree', 'one two three'],
    ['', ''],
  ])('%j becomes %j', (markdown, text) => {
    expect(plainTextFromMarkdown(markdown)).toBe(text)
  })

  test('the sample articles have the same text as their HTML', () => {
    const folder = resolve(import.meta.dirname, '../../../content/articles')
    const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
    expect(files.length).toBeGreaterThan(5)
    for (const name of files) {
      // A workout's HTML also names the parts of a move; a film's is written by the server, which has the film's data.
      const markdown = readFileSync(join(folder, name), 'utf8')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replace(/^```workout\n[\s\S]*?\n```$/m, '')
        .replace(/^\[[^\]]+\]\(https:\/\/www\.youtube\.com\/[^)]+\)$/m, '')
      expect(plainTextFromMarkdown(markdown)).toBe(textFromHtml(markdownToHtml(markdown)))
    }
  })

  test('any text becomes a single line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (markdown) => {
        const text = plainTextFromMarkdown(markdown)
        expect(text).toBe(text.trim())
        expect(text).not.toMatch(/[\n\r\t]/)
      }),
    )
  })
})

// MOVE-BLOCK-3
test('of a workout only the words become running text', () => {
  const block =
    '```workout\ntitle: "Legs: slow"\nmoves:\n  - name: Squat\n    amount: 10 times\n    how: Sit back.\n    figure: chair\n```'
  expect(plainTextFromMarkdown(`Before\n${block}\nname: after`)).toBe(
    'Before Legs: slow Squat 10 times Sit back. name: after',
  )
})

describe('cutting', () => {
  test('ends at a word, and within a word only if the first one is too long', () => {
    expect(truncateAtWord('one two three', 8)).toBe('one two')
    expect(truncateAtWord('one two three', 7)).toBe('one two')
    expect(truncateAtWord('one two three', 6)).toBe('one')
    expect(truncateAtWord('one two three', 13)).toBe('one two three')
    expect(truncateAtWord('unbreakable', 4)).toBe('unbr')
  })

  test('never splits a grapheme', () => {
    expect(truncateAtGrapheme('a👩‍👩‍👧b', 4)).toBe('a')
    expect(truncateAtGrapheme('a👩‍👩‍👧b', 9)).toBe('a👩‍👩‍👧')
    expect(truncateAtGrapheme('e\u0301e\u0301', 3)).toBe('e\u0301')
  })

  test('gives a prefix of the text, within the length and cut between words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(60), (text, max) => {
        const cut = truncateAtWord(text, max)
        expect(cut.length).toBeLessThanOrEqual(max)
        expect(text.startsWith(cut)).toBe(true)
        if (cut !== text && /\S\s/.test(cut)) expect(text.charAt(cut.length)).toMatch(/\s/)
      }),
    )
  })
})
