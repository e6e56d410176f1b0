import type { Page } from '@playwright/test'
import { coachTest as test } from './admin-fixtures.ts'
import { makeItem } from './admin-parts.ts'
import { expect, expectProblems, wake } from './fixtures.ts'

// What a device refuses is left out, quietly or with one sentence; the workout goes on.

const WORKOUT = { title: 'Barefoot minutes', rounds: 1, rest: '', warm_up: [], cool_down: [] }
const ARTICLE = `Words.\n\n\`\`\`workout\n${JSON.stringify({
  ...WORKOUT,
  moves: [
    { name: 'Squat', amount: '5 seconds' },
    { name: 'Tree', amount: '10 times' },
  ],
})}\n\`\`\``
const SECOND = 1_000
const START = Date.UTC(2026, 2, 1, 7)
const PLAYER_PART = /\/play-workout-[\w-]+\.js$/

test.use({ viewport: { width: 390, height: 844 } })

const player = (page: Page) => page.getByRole('dialog', { name: 'Barefoot minutes' })
const key = (page: Page) => page.getByRole('button', { name: 'Move with me' })
const shows = (page: Page, name: string) =>
  expect(player(page).getByRole('heading', { level: 2 })).toHaveText(name)

async function makeArticle(page: Page): Promise<string> {
  const { slug } = await makeItem(page, 'articles', { status: 'published', content: ARTICLE })
  return `/blog/${slug}`
}

/** Everything on: knocks, names, words, buzz. */
const ALL_ON = { knocks: true, names: true, how: true, loudness: 60, buzz: true, awake: true }

/** Opens the player under a clock that only the test moves, and goes past the turn to the second move. */
async function playPastATurn(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: START })
  await page.goto(path)
  await wake(page)
  await page.clock.pauseAt(START + 5 * SECOND)
  await key(page).click()
  await shows(page, 'Squat')
  await page.clock.runFor(9 * SECOND)
  await shows(page, 'Tree')
}

const REFUSALS: Record<string, () => void> = {
  'sound that throws': () => {
    Reflect.set(globalThis, 'AudioContext', () => {
      throw new Error('No audio device')
    })
  },
  'sound that never starts': () => {
    AudioContext.prototype.resume = () => new Promise(() => undefined)
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' })
  },
  'sound that breaks off': () => {
    AudioContext.prototype.createOscillator = () => {
      throw new Error('Device lost')
    }
  },
  'no speech': () => {
    Reflect.deleteProperty(globalThis, 'speechSynthesis')
    Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance')
  },
  'speech without a voice': () => {
    speechSynthesis.getVoices = () => []
    speechSynthesis.speak = () => undefined
  },
  'speech that throws': () => {
    speechSynthesis.speak = () => {
      throw new Error('Not allowed')
    }
    speechSynthesis.cancel = () => {
      throw new Error('Not allowed')
    }
  },
  'no vibration': () => {
    Reflect.deleteProperty(Navigator.prototype, 'vibrate')
  },
  'notifications that are denied': () => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  },
}

for (const [what, refuse] of Object.entries(REFUSALS)) {
  test(`goes on where the device has ${what}`, async ({ page }) => {
    const path = await makeArticle(page)
    await page.addInitScript(
      (settings) => localStorage.setItem('workout-settings', settings),
      JSON.stringify(ALL_ON),
    )
    await page.addInitScript(refuse)
    await playPastATurn(page, path)
    await player(page).getByRole('button', { name: /^Done/ }).click()
    await expect(page.getByRole('heading', { name: 'Done.' })).toBeVisible()
  })
}

test('the first move is spoken as the others are, and the figure at the end stands inside its picture', async ({
  page,
}) => {
  const path = await makeArticle(page)
  await page.addInitScript(
    (settings) => localStorage.setItem('workout-settings', settings),
    JSON.stringify(ALL_ON),
  )
  await page.addInitScript(() => {
    const said: string[] = []
    Reflect.set(globalThis, 'said', said)
    speechSynthesis.speak = ({ text }) => void said.push(text)
  })
  await playPastATurn(page, path)
  const said: string[] = await page.evaluate(() => Reflect.get(globalThis, 'said'))
  expect(said.map((words) => words.split(',')[0])).toEqual(['Squat', 'Tree'])
  await player(page).getByRole('button', { name: /^Done/ }).click()
  await expect(page.getByRole('heading', { name: 'Done.' })).toBeVisible()
  await page.clock.runFor(3 * SECOND)
  const overhang = await page.locator('.wd-top').evaluate((top) => {
    const frame = top.getBoundingClientRect()
    return Array.from(top.querySelectorAll('svg g path, svg g circle'), (part) =>
      part.getBoundingClientRect(),
    )
      .map(({ left, right, top: up }) => Math.max(frame.left - left, right - frame.right, frame.top - up))
      .reduce((most, one) => Math.max(most, one), 0)
  })
  expect(overhang).toBeLessThanOrEqual(0)
})

test('a device without speech is not offered any', async ({ page }) => {
  const path = await makeArticle(page)
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'speechSynthesis'))
  await playPastATurn(page, path)
  await page.keyboard.press('m')
  await expect(page.getByRole('switch', { name: /^Soft knocks/ })).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Say the name/ })).toHaveCount(0)
})

test('the line says so when the screen may dim: refused, or taken away', async ({ page }) => {
  const path = await makeArticle(page)
  await page.addInitScript(() => {
    class Lock extends EventTarget {
      async release() {
        throw new Error('Gone already')
      }
    }
    const lock = new Lock()
    addEventListener('takelock', () => lock.dispatchEvent(new Event('release')))
    const request = async () => {
      if (sessionStorage.getItem('refuse')) throw new DOMException('Low battery', 'NotAllowedError')
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  await playPastATurn(page, path)
  await expect(player(page).getByText('screen stays on')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('takelock')))
  await expect(player(page).getByText('your phone may dim')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(player(page)).toBeHidden()

  await page.evaluate(() => sessionStorage.setItem('refuse', 'yes'))
  await key(page).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(player(page).getByText('your phone may dim')).toBeVisible()
})

const STORAGE: Record<string, () => void> = {
  forbidden: () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  },
}
for (const [how, refuse] of Object.entries(STORAGE)) {
  test(`with storage that is ${how} the place and the sounds hold while the player is open`, async ({
    page,
  }) => {
    const path = await makeArticle(page)
    await page.addInitScript(refuse)
    await playPastATurn(page, path)
    await player(page).getByRole('button', { name: 'Sounds and voice' }).click()
    const knocks = page.getByRole('switch', { name: /^Soft knocks/ })
    await knocks.uncheck()
    await page.keyboard.press('Escape')
    await player(page).getByRole('button', { name: 'Sounds and voice' }).click()
    await expect(knocks).not.toBeChecked()
    await page.keyboard.press('Escape')
    await shows(page, 'Tree')
  })
}

test('a workout without moves says so', async ({ page }) => {
  const path = await makeArticle(page)
  const empty = JSON.stringify({ ...WORKOUT, moves: [] }).replaceAll('"', '&quot;')
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/data-workout="[^"]*"/, `data-workout="${empty}"`)
    await route.fulfill({ response, body })
  })
  await page.goto(path)
  await wake(page)
  await key(page).click()
  await expect(player(page).getByText('The moves of this workout are still being written.')).toBeVisible()
  await player(page).getByRole('button', { name: 'Close' }).click()
  await expect(player(page)).toBeHidden()
})

test('a player that a new release has taken away: a sentence and a reload, and the list stays', async ({
  page,
  problems,
}) => {
  expectProblems(problems, /404|dynamically imported/)
  await page.route(PLAYER_PART, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(await makeArticle(page))
  await wake(page)
  await key(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The player didn’t load' })).toBeVisible()
  await expect(page.locator('.workout li').first()).toContainText('Squat')
  await page.unroute(PLAYER_PART)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await loaded
  await wake(page)
  await key(page).click()
  await shows(page, 'Squat')
})

test('offline the player says so, and comes once there is a network again', async ({
  page,
  problems,
  context,
}) => {
  expectProblems(problems, /ERR_INTERNET_DISCONNECTED|dynamically imported|fetching the script/)
  await page.goto(await makeArticle(page))
  await wake(page)
  await expect(key(page)).toBeVisible()
  await context.setOffline(true)
  await key(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible()
  await expect(page.locator('.workout li').first()).toContainText('Squat')
  await context.setOffline(false)
  const loaded = page.waitForEvent('load')
  await key(page).click()
  await loaded
  await wake(page)
  await key(page).click()
  await shows(page, 'Squat')
})
