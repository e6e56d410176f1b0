import { expect, test } from 'vitest'
import { DESIGN_TOKENS } from '../../../../tests/support/design-tokens.ts'
import { PALETTE } from './styles.ts'

test.each(Object.entries(PALETTE))('%s has the colours of the site', (name, [light, dark]) => {
  expect(light).toBe(DESIGN_TOKENS.light.get(name))
  expect(dark).toBe(DESIGN_TOKENS.dark.get(name))
})
