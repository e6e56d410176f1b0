import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LONG } from '../../../tests/support/run-length.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { paintDrawing } from './paint-drawing.ts'

const SIZED = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">'

test('an illustration of the site with dark-mode colours is rasterized', async () => {
  const file = await readFile(join(PROJECT_ROOT, 'content/illustrations/lunge.svg'))
  const painted = await sharp(await paintDrawing(file)).metadata()
  expect(painted).toMatchObject({ format: 'png', width: 1200 })
})

test.each([
  ['a filter that computes', '<filter id="f"><feTurbulence baseFrequency=".9"/></filter>'],
  ['a filter that is written otherwise', '<svg:filter id="f"><svg:feTurbulence/></svg:filter>'],
  ['what is drawn many times over', '<g id="a"/><use href="#a"/>'],
  ['a picture inside', '<image width="9" height="9" href="file:///etc/passwd"/>'],
  ['a page inside', '<foreignObject><p/></foreignObject>'],
  ['a style sheet', '<style>@import "http://127.0.0.1/"</style>'],
  ['one like those of our nights', '<style>@media (prefers-color-scheme:dark){.f{fill:url(#a)}}</style>'],
  ['a colour from elsewhere', '<rect width="9" height="9" fill="url(http://127.0.0.1/#a)"/>'],
  ['a name that is none', '<\u0000g/>'],
])('%s is refused unread', async (_what, content) => {
  await expect(paintDrawing(Buffer.from(`${SIZED}${content}</svg>`))).rejects.toMatchObject({
    message: 'This drawing is of a kind that cannot be kept.',
  })
})

test.each([
  ['a document type', `<!DOCTYPE svg [<!ENTITY a "ha">]>${SIZED}</svg>`],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${SIZED}</svg>`],
  ['a style sheet before it', `<?xml-stylesheet href="http://127.0.0.1/"?>${SIZED}</svg>`],
])('%s is refused unread', async (_what, file) => {
  await expect(paintDrawing(Buffer.from(file))).rejects.toMatchObject({
    message: 'This drawing is of a kind that cannot be kept.',
  })
})

test.each([
  ['no drawing', '<g>'],
  ['more pixels than any of ours', SIZED.replace('1200', '12000')],
])('%s is refused', async (_what, file) => {
  await expect(paintDrawing(Buffer.from(`${file}</svg>`))).rejects.toMatchObject({
    message: 'This drawing cannot be read.',
  })
})

test('one that would be drawn for minutes is ended, and the event loop turns meanwhile', async () => {
  const path = '<path filter="url(#f)" d="M0 0h1200v900z"/>'
  const file = `${SIZED}<filter id="f"><feDropShadow stdDeviation="300"/></filter>${path.repeat(40_000)}</svg>`
  let turns = 0
  const timer = setInterval(() => turns++, 100)
  const begun = performance.now()
  // With LONG, within the production time limit.
  const timeLimitMs = LONG ? undefined : 2_000
  await expect(paintDrawing(Buffer.from(file), timeLimitMs)).rejects.toMatchObject({ code: 'invalid' })
  clearInterval(timer)
  expect(performance.now() - begun).toBeLessThan(LONG ? 12_000 : 4_000)
  expect(turns).toBeGreaterThan(LONG ? 50 : 10)
}, 40_000)

test('a drawing that would fill the memory is aborted without using this process’s memory', async () => {
  const shadow = '<filter id="f" x="0" y="0" width="1" height="1"><feDropShadow stdDeviation="0"/></filter>'
  const begin = '<g filter="url(#f)"><rect width="1200" height="900"/>'
  const file = `${SIZED}${shadow}${begin.repeat(240)}${'</g>'.repeat(240)}</svg>`
  const before = process.memoryUsage.rss()
  const begun = performance.now()
  await expect(paintDrawing(Buffer.from(file), 60_000)).rejects.toMatchObject({ code: 'invalid' })
  // Not because of the time limit.
  expect(performance.now() - begun).toBeLessThan(60_000)
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000)
}, 90_000)
