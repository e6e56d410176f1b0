import { expect, test } from 'vitest'
import { shadowLayer, shineDown } from './light.ts'

const layer = `${shadowLayer(1, 4)}<path/></g>`

test.each([
  ['upright', layer, '1 4'],
  ['turned upside down', `<g transform="translate(9 9)rotate(180)">${layer}</g>`, '-1 -4'],
  ['turned to the right', `<g transform="rotate(90)">${layer}</g>`, '4 -1'],
  ['mirrored', `<g transform="scale(-1 1)">${layer}</g>`, '-1 4'],
  ['enlarged: no deeper', `<g transform="scale(4 4)">${layer}</g>`, '0.3 1'],
  ['small: flatter', `<g transform="scale(0.1 0.1)">${layer}</g>`, '6 24'],
  ['turned within a turn', `<g transform="rotate(45)"><g transform="rotate(-45)">${layer}</g></g>`, '1 4'],
  ['after a turned piece', `<g transform="rotate(90)"><path/></g>${layer}`, '1 4'],
])('a shadow falls straight down: %s', (_name, drawing, offset) => {
  expect(shineDown(drawing)).toContain(`<g transform="translate(${offset})"><path/>`)
})
