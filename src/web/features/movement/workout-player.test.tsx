import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeItem } from '../../../../tests/support/ask-site.ts'
import { type OpenedPage, openPage, until } from '../../../../tests/support/open-page.tsx'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'

const BLOCK = `title: Barefoot minutes
rounds: 2
rest: Half a minute. Shake your legs out.
warm_up:
  - name: March on the spot
    amount: 20 seconds
moves:
  - name: Squat
    amount: 10 times
    how: Send your hips back.
    easier: To a chair.
  - name: Tree
    amount: 10 seconds on each side
cool_down:
  - name: Hang forward
    amount: 5 breaths`

/** Finished after one turn and one press. */
const SHORT = `title: Barefoot minutes
moves:
  - name: Squat
    amount: 5 seconds
    how: Send your hips back.
  - name: Tree
    amount: 10 times`

const START = Date.UTC(2026, 2, 1, 7)

let long: { path: string }
let short: { path: string; slug: string }
beforeAll(async () => {
  const make = (block: string) =>
    makeItem('articles', {
      status: 'published',
      excerpt: 'Short.',
      content: `Ten minutes.\n\n\`\`\`workout\n${block}\n\`\`\``,
    })
  ;[long, short] = await Promise.all([make(BLOCK), make(SHORT)])
})

const key = (name = 'Move with me') => screen.getByRole('button', { name })
const dialog = () => screen.queryByLabelText('Barefoot minutes')
const player = () => within(screen.getByLabelText('Barefoot minutes'))
const shows = (name: string) => expect(document.querySelector('.wp-name')?.textContent).toBe(name)
const dose = () => document.querySelector('.wp-dose')?.textContent
const done = () => player().getByRole('progressbar', { name: 'Moves' }).getAttribute('aria-valuenow')
const sounds = { name: 'Sounds and voice' }

/** Opens the page of a workout with its play button, under a clock that only the test moves. */
async function read(path: string, name?: string): Promise<OpenedPage> {
  const page = await openPage(path, { now: START })
  await until(() => key(name))
  return page
}

async function press({ user }: OpenedPage, name?: string): Promise<void> {
  await user.click(key(name))
  await until(() => screen.getByRole('dialog', { name: 'Barefoot minutes' }))
}

async function play(path: string, name?: string): Promise<OpenedPage> {
  const page = await read(path, name)
  await press(page, name)
  return page
}

/** Plays past the turn to the second move. */
async function playPastATurn(): Promise<OpenedPage> {
  const page = await play(short.path)
  shows('Squat')
  await page.pass(9 * SECOND)
  shows('Tree')
  return page
}

// PLAYER-PAGE-1, PLAYER-TIME-1, PLAN-DONE-4
test('timed moves end by the clock, counted moves wait for the reader, until the end', async () => {
  const { user, pass } = await play(long.path)
  shows('March on the spot')
  expect(dose()).toBe('0:03get ready')
  await pass(3 * SECOND)
  expect(dose()).toBe('0:20to go')
  await pass(20 * SECOND)
  shows('Squat')
  expect(dose()).toBe('10times')
  vi.setSystemTime(Date.now() + 5 * MINUTE)
  await pass(SECOND)
  shows('Squat')

  await user.click(player().getByRole('button', { name: /^Easier/ }))
  // The description stays, with the hint beside it, once.
  player().getByText('To a chair.')
  player().getByText('Send your hips back.')
  await user.click(player().getByRole('button', { name: /^Done/ }))
  await pass(13 * SECOND)
  expect(dose()).toContain('get ready')
  player().getByText('Now the other side.', { selector: '[role=status]' })
  await pass(14 * SECOND)
  shows('Rest')
  player().getByText('Shake your legs out.')
  await user.click(player().getByRole('button', { name: 'Fifteen seconds more' }))
  expect(dose()).toContain('0:4')
  await user.click(player().getByRole('button', { name: /^I’m ready/ }))
  shows('Squat')
  expect(
    player()
      .getByRole('button', { name: /^Easier/ })
      .getAttribute('aria-pressed'),
  ).toBe('true')
  expect(done()).toBe('3')
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  player().getByRole('heading', { name: 'Done.' })
  player().getByRole('heading', { name: 'Drink a glass of water' })
  await user.click(player().getByRole('button', { name: 'Back to reading' }))
  expect(dialog()).toBeNull()
})

// PLAYER-SOUND-2
test('each change of move is announced once, without the seconds', async () => {
  const { pass } = await play(short.path)
  const heard: string[] = []
  for (let second = 0; second < 10; second += 1) {
    // The visible clock has the role `timer`, which is read on request only.
    const said = player().getByRole('status').textContent
    if (heard.at(-1) !== said) heard.push(said)
    await pass(SECOND)
  }
  expect(heard).toEqual(['Squat, 5 seconds. The moves.', 'Tree, 10 times. Last move.'])
  expect(document.querySelector('[aria-live]')).toBeNull()
})

// PLAYER-PLACE-1, PLAYER-PLACE-3
test('the place survives a reload and is held by a pause', async () => {
  const { path } = long
  const { user, pass } = await play(path)
  await user.keyboard(' ')
  player().getByRole('heading', { name: 'Paused' })
  await pass(2 * MINUTE)
  await user.click(player().getByRole('button', { name: 'Go on' }))
  await user.keyboard('{ArrowRight}')
  shows('Squat')

  const again = await play(path, 'Go on: Move with me')
  shows('Squat')
  await again.user.click(player().getByRole('button', { name: 'Leave, your place is kept' }))
  expect(dialog()).toBeNull()
  await press(again, 'Go on: Move with me')
  shows('Squat')
  player().getByRole('heading', { name: 'Paused' })
})

test('a clock set back keeps the remaining time', async () => {
  const { user, pass } = await play(long.path)
  await pass(13 * SECOND)
  expect(dose()).toBe('0:10to go')
  vi.setSystemTime(START - 60 * MINUTE)
  await pass(SECOND)
  await user.click(player().getByRole('button', { name: 'Go on' }))
  await pass(4 * SECOND)
  expect(dose()).toMatch(/^0:(?:09|10)to go$/)
})

/** Stubs device APIs that the test document lacks, and records their use. */
function giveDevice() {
  const made = { tones: [] as number[], said: [] as string[], buzz: vi.fn() }
  const quiet = () => undefined
  const volume = { setValueAtTime: quiet, exponentialRampToValueAtTime: quiet }
  const part = { connect: <T,>(next: T) => next, start: quiet, stop: quiet }
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      destination = {}
      get state() {
        return 'running'
      }
      async resume() {}
      createGain = () => ({ ...part, gain: volume })
      createOscillator() {
        const setValueAtTime = (hertz: number) => made.tones.push(hertz)
        return { ...part, frequency: { ...volume, setValueAtTime } }
      }
    },
  )
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{}],
    speak: ({ text }: SpeechSynthesisUtterance) => made.said.push(text),
    cancel: quiet,
  })
  give('vibrate', made.buzz)
  give('userActivation', { hasBeenActive: true })
  const everything = { knocks: true, names: true, how: true, loudness: 60, buzz: true, awake: true }
  localStorage.setItem('workout-settings', JSON.stringify(everything))
  return made
}

function give(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, name))
}

// PLAYER-SOUND-1
test('enabled signals are given: knocks before a change, the change, and the name of every move', async () => {
  const { tones, said, buzz } = giveDevice()
  await playPastATurn()
  expect(tones).toEqual([220, 220, 220, 262, 392])
  expect(buzz.mock.calls).toEqual([[180]])
  expect(said).toEqual([
    expect.stringMatching(/^Squat, .*Send your hips back\.$/),
    expect.stringMatching(/^Tree,/),
  ])
})

const REFUSALS: Record<string, () => void> = {
  'sound that throws': () =>
    vi.stubGlobal('AudioContext', () => {
      throw new Error('No audio device')
    }),
  'sound that never starts': () => {
    vi.spyOn(AudioContext.prototype, 'resume').mockReturnValue(new Promise(() => undefined))
    vi.spyOn(AudioContext.prototype, 'state', 'get').mockReturnValue('suspended')
  },
  'sound that breaks off': () => {
    vi.spyOn(AudioContext.prototype, 'createOscillator').mockImplementation(() => {
      throw new Error('Device lost')
    })
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
    speechSynthesis.cancel = speechSynthesis.speak as () => void
  },
  'no vibration': () => {
    Reflect.deleteProperty(navigator, 'vibrate')
  },
}

// Features a device refuses are omitted, silently or with one sentence; the workout goes on. PLAYER-DEVICE-2
test.each(Object.entries(REFUSALS))('continues on a device with %s', async (_, refuse) => {
  giveDevice()
  refuse()
  vi.spyOn(console, 'info').mockReturnValue()
  const { user } = await playPastATurn()
  await user.click(player().getByRole('button', { name: /^Done/ }))
  player().getByRole('heading', { name: 'Done.' })
})

test('on a device without speech no speech is offered', async () => {
  const { user } = await playPastATurn()
  await user.keyboard('m')
  player().getByRole('switch', { name: /^Soft knocks/ })
  expect(player().queryByRole('switch', { name: /^Say the name/ })).toBeNull()
})

// PLAYER-DEVICE-1
test('the status line says that the screen may dim when the wake lock is refused or lost', async () => {
  class Lock extends EventTarget {
    async release() {
      throw new Error('Gone already')
    }
  }
  const lock = new Lock()
  const request = vi.fn(async () => lock)
  give('wakeLock', { request })
  const page = await playPastATurn()
  const { user, pass } = page
  player().getByText('screen stays on')
  lock.dispatchEvent(new Event('release'))
  await pass(0)
  player().getByText('screen may dim')
  await user.click(player().getByRole('button', { name: 'Leave, your place is kept' }))

  request.mockRejectedValue(new DOMException('Low battery', 'NotAllowedError'))
  await press(page, 'Go on: Move with me')
  await user.click(player().getByRole('button', { name: 'Go on' }))
  player().getByText('screen may dim')
})

const STORAGE: Record<string, () => void> = {
  forbidden: () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
  },
  full: () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
  },
}

test.each(Object.entries(STORAGE))(
  'with storage that is %s place and sounds are kept while the player is open',
  async (_, refuse) => {
    refuse()
    const { user } = await playPastATurn()
    const knocks = () => player().getByRole<HTMLInputElement>('switch', { name: /^Soft knocks/ })
    const close = () =>
      user.click(within(screen.getByRole('dialog', sounds)).getByRole('button', { name: 'Close' }))
    await user.click(player().getByRole('button', sounds))
    await user.click(knocks())
    await close()
    await user.click(player().getByRole('button', sounds))
    expect(knocks().checked).toBe(false)
    await close()
    shows('Tree')
  },
)

test('a workout without moves shows a message', async () => {
  const { path, slug } = short
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init)
    if (!String(input).endsWith(`/articles/${slug}`)) return answer
    const article: { content_html: string } = await answer.json()
    const empty = { title: 'Barefoot minutes', rounds: 1, rest: '', warm_up: [], moves: [], cool_down: [] }
    const content_html = article.content_html.replace(
      /data-workout="[^"]*"/,
      `data-workout="${JSON.stringify(empty).replaceAll('"', '&quot;')}"`,
    )
    return Response.json({ ...article, content_html })
  })
  const { user } = await play(path)
  player().getByText(/^The moves of this workout are still being written\./)
  await user.click(player().getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
})

// PLAYER-DEVICE-3
describe('a player that cannot be loaded', () => {
  /** Blocks its code until `give` (the returned function) is called and the page is reloaded. */
  function withhold(): () => void {
    vi.doMock('./play-workout.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    onTestFinished(() => void vi.doUnmock('./play-workout.tsx'))
    return () => vi.doUnmock('./play-workout.tsx')
  }

  test.each([
    {
      why: 'a new release has taken it away',
      isOnline: true,
      says: /^The player didn’t load/,
      offers: 'Reload the page',
    },
    {
      why: 'there is no network',
      isOnline: false,
      says: /^You’re offline, so the player/,
      offers: 'Move with me',
    },
  ])(
    'where $why: a message with a reload button is shown, and the list stays',
    async ({ isOnline, says, offers }) => {
      const { path } = short
      const arrive = withhold()
      const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
      const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      const { user } = await read(path)
      await user.click(key())
      await until(() => expect(screen.getByText(says).role).toBe('alert'))
      expect(document.querySelector('.workout li')?.textContent).toContain('Squat')
      expect(reload).not.toHaveBeenCalled()

      online.mockReturnValue(true)
      await user.click(key(offers))
      expect(reload).toHaveBeenCalledOnce()
      arrive()
      await play(path)
      shows('Squat')
    },
  )
})
