import { expect, test } from 'vitest'
import { pastedToMarkdown } from './pasted-html.ts'

const ORIGIN = 'https://coach.example'
const paste = (html: string) => pastedToMarkdown(html, ORIGIN).markdown

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0:level1 {mso-level-number-format:bullet;} p.MsoNormal {margin:0cm} --></style></head>
<body lang=EN-US><!--StartFragment-->
<h1>A slow morning<o:p></o:p></h1>
<p class=MsoNormal>Breathe <b>in </b>and <i>out</i>,<br>then <a href="https://example.org/walk?a=1&amp;b=2">walk</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>What you need<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>A mat<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>or a towel<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Water<o:p></o:p></p>
<p class=MsoNormal>Then:<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Stand up<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Stretch<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Day</b></p></td><td><p class=MsoNormal>Minutes</p></td></tr>
<tr><td><p class=MsoNormal>Monday</p></td><td><p class=MsoNormal>10</p></td></tr></table>
<!--EndFragment--></body></html>`

// EDIT-PASTE-1
test('Word: headings, emphasis, links, nested lists and tables are kept', () => {
  expect(paste(WORD)).toBe(`## A slow morning

Breathe **in** and _out_,\\
then [walk](https://example.org/walk?a=1\\&b=2).

### What you need

- A mat
  - or a towel
- Water

Then:

1. Stand up
2. Stretch

| Day    | Minutes |
| ------ | ------- |
| Monday | 10      |`)
})

// EDIT-PASTE-2
test('a document title that repeats the page title is omitted', () => {
  const titled = (html: string) => pastedToMarkdown(html, ORIGIN, 'A slow  morning!').markdown
  expect(titled(WORD)).toMatch(/^Breathe [\s\S]*\n## What you need\n/)
  expect(titled('<div><h1>A slow morning</h1></div><p>One</p>')).toBe('One')
  expect(titled('<h1>Another</h1><p>One</p>')).toBe('## Another\n\nOne')
  expect(titled('<p>Before</p><h1>A slow morning</h1><p>One</p>')).toContain('## A slow morning')
  expect(titled('<h1>A slow morning</h1><p>One</p><h1>Two</h1>')).toContain('## A slow morning')
})

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">Warm up</span></h2>
<p dir="ltr"><span style="font-weight:400;font-style:normal">Walk </span><span style="font-weight:700">fast</span><span style="font-weight:700">er</span><span style="font-style:italic"> now</span><span style="text-decoration:line-through">later</span></p><br />
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Deeper</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul>
<p dir="ltr"><a href="https://www.google.com/url?q=https://example.org/x&amp;sa=D"><span>a link</span></a></p></b><br class="Apple-interchange-newline">`

test('Google Docs: inline styles count, its wrapper of non-bold b elements does not', () => {
  expect(paste(DOCS)).toBe(`## Warm up

Walk **faster** _now_~~later~~

- One
  - Deeper
- Two

[a link](https://example.org/x)`)
})

test('Word on the web: its single-item lists are joined into one', () => {
  const item = (level: number, words: string) =>
    `<div class="ListContainerWrapper SCXW1"><ul role="list"><li data-aria-level="${level}" role="listitem"><p><span>${words}</span></p></li></ul></div>`
  expect(paste(`${item(1, 'One')}${item(2, 'Deeper')}${item(1, 'Two')}`)).toBe('- One\n  - Deeper\n- Two')
})

test('mail: line breaks are kept, an empty line ends the paragraph', () => {
  expect(
    paste(
      '<div dir="ltr"><div>Hello,</div><div><br></div><div>see you</div><div>on <b>Monday</b>.</div><div><br></div><div>Warmly,</div><div>Maya</div></div>',
    ),
  ).toBe('Hello,\n\nsee you\\\non **Monday**.\n\nWarmly,\\\nMaya')
})

test('mail laid out with tables is read as text', () => {
  expect(
    paste(
      '<table role="presentation"><tr><td><table><tr><td><h1>News</h1><p>Words</p></td></tr></table></td></tr></table>',
    ),
  ).toBe('## News\n\nWords')
})

test('Apple: its converted spaces become ordinary spaces', () => {
  expect(
    paste(
      '<p class="p1"><span class="s1">One<span class="Apple-converted-space">\u00A0 </span><b>two</b></span></p>',
    ),
  ).toBe('One **two**')
})

test('Excel: rows and columns become a table', () => {
  expect(
    paste(
      '<html><head><style>td{mso-x:1}</style></head><body><table border=0><!--StartFragment--><col width=64><tr height=20><td>Egg</td><td align=right>2</td></tr><tr><td>Oats</td><td align=right>50</td></tr><!--EndFragment--></table></body></html>',
    ),
  ).toBe('| Egg  |  2 |\n| ---- | -: |\n| Oats | 50 |')
})

test('pictures are returned with their place, not left in the text', () => {
  const { markdown, images } = pastedToMarkdown(
    '<p>One</p><p><img src="https://x.example/a.jpg" alt="A bowl"></p><p>Two <img src="data:image/png;base64,AAAA"> end</p><p><img src="file:///C:/x.png"><img src="https://t.example/p.gif" width="1" height="1"></p>',
    ORIGIN,
  )
  expect(markdown).toBe('One\n\nTwo  end')
  expect(images).toEqual([
    { src: 'https://x.example/a.jpg', alt: 'A bowl', offset: 5, isAlone: true },
    { src: 'data:image/png;base64,AAAA', alt: '', offset: 9, isAlone: false },
  ])
})

test('the site’s own pictures are kept, and an emoji drawn as a picture becomes the emoji', () => {
  expect(
    paste(
      `<p>Hi <img src="https://x.example/e.png" alt="🌞"></p><p><img src="${ORIGIN}/media/image/upload/a.jpg" alt="Me"></p>`,
    ),
  ).toBe('Hi 🌞\n\n![Me](/media/image/upload/a.jpg)')
})

test('styles, scripts, hidden text and unsafe links are dropped', () => {
  expect(
    paste(
      '<style>p{}</style><script>alert(1)</script><p style="display:none">hidden</p><p><a href="javascript:alert(1)">words</a> <a name="_Toc1">more</a> <a href="file:///x">file</a></p>',
    ),
  ).toBe('words more file')
})

test('text that would be Markdown syntax is escaped', () => {
  expect(paste('<p>2 * 3 * 4 and [x] and #1</p><p># no heading</p>')).toBe(
    '2 \\* 3 \\* 4 and \\[x] and #1\n\n\\# no heading',
  )
})
