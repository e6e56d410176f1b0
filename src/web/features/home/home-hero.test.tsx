import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../../tests/support/open-page.tsx'

const LEAPING = readFileSync(join(import.meta.dirname, 'leaping-doll.svg'), 'utf8')

function readFigure() {
  const picture = screen
    .getByRole('region', { name: 'Empower Your Fitness Journey' })
    .querySelector('picture')
  const source = picture?.querySelector('source')
  return {
    picture: picture ?? document.body,
    still: picture?.querySelector('img')?.getAttribute('src'),
    moving: source?.getAttribute('srcset') ?? '',
    media: source?.getAttribute('media'),
  }
}

// HOME-HERO-2
test('the figure falls and lands once, and its limbs swing once', () => {
  const animations = Array.from(LEAPING.matchAll(/animation: ([^}]*?) *\}/g), ([, said = '']) => said)
  expect(animations.map((said) => said.split(' ', 1)[0])).toEqual(['land', 'swing'])
  for (const said of animations) expect(said).not.toMatch(/infinite|\b[2-9]\d*$/)
  expect(LEAPING).not.toContain('animation-iteration-count')
  // It starts above its place, moves slightly below it and comes to rest there.
  const [, first, second] =
    /@keyframes land \{ 0% \{ transform: translateY\((-?\d+)px\) \} \d+% \{ transform: translateY\((-?\d+)px\) \} \}/.exec(
      LEAPING,
    ) ?? []
  expect(Number(first)).toBeLessThan(0)
  expect(Number(second)).toBeGreaterThan(0)
  for (const limb of ['far-arm', 'far-leg', 'near-leg', 'near-arm'])
    expect(LEAPING).toContain(`<g id="${limb}">`)
})

// HOME-HERO-2
test('each tap replays the landing; with reduced motion the static picture is shown', async () => {
  const { user } = await openPage('/')
  const { still, moving, media, picture } = readFigure()
  expect(media).toBe('(prefers-reduced-motion: no-preference)')
  expect(moving).toContain('leaping-doll')
  expect(still).toContain('cutout-leap')
  const addresses = [moving]
  for (let tap = 0; tap < 2; tap++) {
    await act(() => user.click(picture))
    // An animation plays once per address, so each tap has an address of its own.
    addresses.push(readFigure().moving)
  }
  expect(new Set(addresses).size).toBe(3)
  for (const address of addresses) expect(address).toContain('leaping-doll')
  expect(readFigure().still).toBe(still)
})
