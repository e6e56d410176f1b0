import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { X } from 'lucide-react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { IconKey, StageHead, StageProgress } from './stage-frame.tsx'
import { useSheets, useStageKeys, useSwipe } from './stage-hooks.ts'
import { StageSheet } from './stage-sheet.tsx'

afterEach(cleanup)

const KEYS = { ArrowRight: 'next', ' ': 'pause', l: 'list' } as const

/** A stage with a field, a button of its own and two sheets, which reports its actions. */
function Stage({ told, isOn = true }: { told: (what: string) => void; isOn?: boolean }) {
  const { shown, show, close, propsOf } = useSheets<'list' | 'help'>()
  useStageKeys(KEYS, { next: () => told('next'), pause: () => told('pause'), list: () => show('list') }, isOn)
  const swipe = useSwipe((way) => told(way === 1 ? 'on' : 'back'))
  return (
    <div className="stage" {...swipe}>
      <StageHead
        leave={<IconKey label="Leave" icon={X} onClick={() => told('leave')} />}
        title="Squats"
        line="Move 2 of 5"
        progress={
          <StageProgress
            label="Moves"
            groups={[
              [0, 1],
              [2, 3, 4],
            ]}
            place={1}
            min={0}
            now={1}
            text="1 of 5 done"
          />
        }
      >
        <IconKey label="Sound" icon={X} aria-pressed onClick={() => told('sound')} />
      </StageHead>
      <input aria-label="Note" />
      <button type="button" onClick={() => close('list')}>
        Close the list late
      </button>
      <p>{shown ?? 'none'} is open</p>
      <StageSheet {...propsOf('list')} title="All moves" isTitleFirst>
        <button type="button" onClick={() => show('help')}>
          Help
        </button>
      </StageSheet>
      <StageSheet {...propsOf('help')} title="Help yourself">
        Words
      </StageSheet>
    </div>
  )
}

function open(isOn?: boolean) {
  const told = vi.fn()
  render(<Stage told={told} isOn={isOn} />)
  return { told, user: userEvent.setup(), acts: () => told.mock.calls.map(([what]) => what) }
}

test('the head shows and announces the progress', () => {
  open()
  const bar = screen.getByRole('progressbar', { name: 'Moves' })
  expect(['min', 'max', 'now', 'text'].map((what) => bar.getAttribute(`aria-value${what}`))).toEqual([
    '0',
    '5',
    '1',
    '1 of 5 done',
  ])
  expect([...bar.querySelectorAll('i')].map(({ className }) => className)).toEqual([
    'done',
    'now',
    '',
    '',
    '',
  ])
  expect(screen.getByText('Move 2 of 5').previousSibling?.textContent).toBe('Squats')
  expect(screen.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('true')
})

describe('keys', () => {
  test('trigger their commands, capital letters included', async () => {
    const { user, acts } = open()
    await user.keyboard('{ArrowRight} ')
    expect(acts()).toEqual(['next', 'pause'])
    await user.keyboard('L')
    screen.getByRole('dialog', { name: 'All moves' })
  })

  test('with a modifier, in a field, or as Space on a button are left to the browser', async () => {
    const { user, acts } = open()
    await user.keyboard('{Control>}{ArrowRight}{/Control}{Alt>}{ArrowRight}{/Alt}')
    await user.type(screen.getByLabelText('Note'), ' l{ArrowRight}')
    expect(acts()).toEqual([])
    screen.getByRole('button', { name: 'Sound' }).focus()
    await user.keyboard(' {ArrowRight}')
    expect(acts()).toEqual(['sound', 'next'])
  })

  test('are ignored while a sheet is open and when turned off', async () => {
    const { user, acts } = open()
    await user.keyboard('l{ArrowRight}')
    expect(acts()).toEqual([])
    cleanup()
    const off = open(false)
    await off.user.keyboard('{ArrowRight}')
    expect(off.acts()).toEqual([])
  })
})

describe('a sheet', () => {
  test('moves the focus to its title where requested', async () => {
    const { user } = open()
    await user.keyboard('l')
    expect(document.activeElement?.textContent).toBe('All moves')
  })

  test('whose close event is late does not close the next sheet', async () => {
    const { user } = open()
    await user.keyboard('l')
    await user.click(screen.getByRole('button', { name: 'Help' }))
    screen.getByText('help is open')
    fireEvent.click(screen.getByText('Close the list late'))
    screen.getByText('help is open')
  })
})

describe('a swipe', () => {
  function draw({ x, y = 0, fingers = 1 }: { x: number; y?: number; fingers?: number }) {
    const list = (...at: { clientX: number; clientY: number }[]) =>
      Object.assign(at, { item: (index: number) => at[index] ?? null })
    const from = { clientX: 200, clientY: 200 }
    const touches = list(...Array.from({ length: fingers }, () => from))
    const stage = document.querySelector('.stage') ?? document.body
    fireEvent.touchStart(stage, { touches, changedTouches: list(from) })
    const to = list({ clientX: 200 + x, clientY: 200 + y })
    fireEvent.touchEnd(stage, { touches: list(), changedTouches: to })
  }

  test.each([
    ['across to the left goes on', { x: -80 }, ['on']],
    ['across to the right goes back', { x: 80 }, ['back']],
    ['that goes a little way does nothing', { x: -40 }, []],
    ['that goes down more than across scrolls', { x: -80, y: 60 }, []],
    ['with a second one magnifies', { x: -80, fingers: 2 }, []],
  ])('%s', (_, way, expected) => {
    const { acts } = open()
    draw(way)
    expect(acts()).toEqual(expected)
  })
})

// COOK-PAGE-3
test.each([
  ['Big grain bowl', false],
  ['Roasted carrots with smoked paprika, crisp chickpeas and lemon', true],
])('the title %j has the style of long titles: %s', (title, isLong) => {
  render(
    <StageHead leave={null} title={title} line="Step 1 of 6" progress={null}>
      {null}
    </StageHead>,
  )
  expect(screen.getByText(title).hasAttribute('data-long')).toBe(isLong)
})
