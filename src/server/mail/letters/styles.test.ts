import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PALETTE } from './styles.ts'

const TOKENS = readFileSync(resolve(import.meta.dirname, '../../../web/styles/tokens.css'), 'utf8')
const [LIGHT = '', DARK = ''] = TOKENS.split('@media (prefers-color-scheme: dark)')

const valueIn = (css: string, name: string) => new RegExp(`--hf-${name}: (#[0-9a-f]{6});`).exec(css)?.[1]

test.each(Object.entries(PALETTE))('%s is the colour of the site', (name, [light, dark]) => {
  expect(light).toBe(valueIn(LIGHT, name))
  expect(dark).toBe(valueIn(DARK, name) ?? light)
})
