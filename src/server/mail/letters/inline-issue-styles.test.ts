import { describe, expect, test } from 'vitest'
import { markdownToHtml } from '../../../domain/content/markdown-to-html.ts'
import { inlineIssueStyles } from './inline-issue-styles.ts'

const base = { site_url: 'https://site.example', page_url: 'https://site.example/letters/march' }
const dress = (markdown: string) => inlineIssueStyles(markdownToHtml(markdown), base).html

describe('an issue for mail programs', () => {
  test('has only absolute addresses', () => {
    const html = dress('[a](/b?c=1&d=2) [e](https://f.example) [g](#h) ![i](/j.png "k")')
    expect(html).toContain('href="https://site.example/b?c=1&amp;d=2"')
    expect(html).toContain('href="https://f.example/"')
    expect(html).toContain('href="https://site.example/letters/march#h"')
    expect(html).toContain('src="https://site.example/j.png"')
  })

  test('gives a picture in its own paragraph the letter’s width; other pictures get a width in Outlook alone', () => {
    expect(dress('![A bowl](/a.png)')).toContain('width="536"')
    expect(dress('[![A bowl](/a.png)](/b)')).toContain('width="536"')
    expect(dress('![A bowl](/a.png)')).toContain('width:100%')
    expect(dress('Look: ![A bowl](/a.png)')).toMatch(/ width="536" style="width:auto;/)
  })

  test('omits attributes that only a page needs', () => {
    const html = dress('## Light\n\n![A](/a.png)\n\n| a |\n|---|\n| b |\n\n- [x] c')
    expect(html).not.toMatch(/ (?:id|loading|decoding|tabindex|role|aria-label|data-wide)=|<input/)
    expect(html).toContain('&#x2611;')
  })

  test('keeps the words unchanged', () => {
    expect(dress('5 < 6 & "7" <b>8</b>')).toContain('5 &#x3C; 6 &#x26; "7" 8')
  })

  test('styles code once, within a block or a line', () => {
    expect(dress('```\na\n```').match(/background-color/g)).toHaveLength(1)
    expect(dress('`a`').match(/background-color/g)).toHaveLength(1)
  })
})
