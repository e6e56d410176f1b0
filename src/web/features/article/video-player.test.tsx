import { screen, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeItem } from '../../../../tests/support/ask-site.ts'
import { openPage, until } from '../../../../tests/support/open-page.tsx'
import { simulateTallScreen } from '../../../../tests/support/tall-screen.ts'
import { markdownToHtml } from '../../../domain/content/markdown-to-html.ts'
import { fillVideos, type VideoFacts } from '../../../domain/video/video-figure.ts'

const FILM = 'https://youtu.be/dQ_w4-9WgXc'
const TRANSCRIPT = '```transcript\n0:00 Good morning.\n0:24 Side, together, side, touch.\n```'
const FACTS: VideoFacts = {
  state: 'found',
  title: 'Ten minutes, one song at a time',
  author: 'Maya',
  seconds: 580,
  uploaded: null,
  poster: null,
}

let user: UserEvent
beforeEach(() => {
  user = userEvent.setup()
})

/** A text with films, shown anew: only what is stored on the device remains. */
async function read(text: string, facts: Partial<VideoFacts> = {}): Promise<void> {
  vi.resetModules()
  const { startVideos } = await import('./video-player.ts')
  const prose = document.createElement('div')
  const known = new Map([['youtube:dQ_w4-9WgXc', { ...FACTS, ...facts }]])
  prose.innerHTML = fillVideos(markdownToHtml(text), known)
  document.body.replaceChildren(prose)
  startVideos(prose)
  await Promise.resolve()
}

const play = () => screen.getByRole('button', { name: /^Watch the film/ })
const player = () => document.querySelector('iframe')
const consent = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Always load YouTube here, on this device' })

// VIDEO-PLAY-2
test('the player starts on activation, has the focus, and is unloaded by its button', async () => {
  await read(`${FILM}\n\n${TRANSCRIPT}`)
  expect(play().textContent).toBe('Watch the film, 9:40 Plays from YouTubeTen minutes, one song at a time')
  expect(player()).toBeNull()
  play().focus()
  await user.keyboard('{Enter}')
  expect(player()?.src).toBe(
    'https://www.youtube-nocookie.com/embed/dQ_w4-9WgXc?rel=0&playsinline=1&autoplay=1',
  )
  expect(document.activeElement).toBe(player())
  await user.click(screen.getByRole('button', { name: 'Stop and unload' }))
  expect(player()).toBeNull()
  expect(document.activeElement).toBe(play())
})

test('a time in the transcript starts the film there', async () => {
  await read(`${FILM}\n\n${TRANSCRIPT}`)
  await user.click(screen.getByRole('button', { name: 'Transcript' }))
  expect(document.querySelector('details')?.open).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Play from 0:24' }))
  expect(player()?.src).toMatch(/start=24&autoplay=1$/)
})

// VIDEO-PLAY-3
test('a permanent consent is kept on the device until withdrawn and starts no film', async () => {
  simulateTallScreen()
  await read(FILM)
  await user.click(consent())
  expect(player()).toBeNull()
  await read(FILM)
  expect(player()?.src).toMatch(/playsinline=1$/)
  await user.click(screen.getByRole('button', { name: 'Stop and unload' }))
  await read(FILM)
  expect(consent().checked).toBe(false)
  expect(player()).toBeNull()
})

// VIDEO-PLAY-4
test('offline the player says so and stays unchanged', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await read(FILM)
  await user.click(play())
  expect(screen.getByRole('status').textContent).toMatch(/^You’re offline\. The film plays here once/)
  expect(player()).toBeNull()
})

test('a film that cannot be embedded is a link and loads no player, regardless of consent', async () => {
  simulateTallScreen()
  localStorage.setItem('video-players', 'youtube')
  await read(`${FILM}\n\n${TRANSCRIPT}`, { state: 'elsewhere' })
  screen.getByText(/^YouTube doesn’t let other sites show this film/)
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^Watch the film/ }).href).toBe(
    'https://www.youtube.com/watch?v=dQ_w4-9WgXc',
  )
  expect(screen.queryByRole('button', { name: /^Watch the film/ })).toBeNull()
  within(document.querySelector('details') ?? document.body).getByText('Side, together, side, touch.')
  expect(player()).toBeNull()
})

// VIDEO-WORDS-1
test('a film that is gone says so, and its transcript stays', async () => {
  await read(`${FILM}\n\n${TRANSCRIPT}`, { state: 'gone' })
  screen.getByText(/^This film has gone/)
  within(document.querySelector('details') ?? document.body).getByText('Side, together, side, touch.')
  expect(screen.queryByRole('button', { name: /^Watch the film/ })).toBeNull()
})

test('a film plays on a page reached by client-side navigation', async () => {
  const shown = await makeItem('articles', { status: 'published', content: 'A film.' })
  const first = await makeItem('articles', { status: 'published', content: `[Film](${shown.path})` })
  const real = globalThis.fetch
  // Saving an article with the film's link would query the film's own site, so the answer is changed instead.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init)
    if (!String(input).endsWith(`/articles/${shown.slug}`)) return answer
    return Response.json({
      ...(await answer.json()),
      content_html: fillVideos(markdownToHtml(FILM), new Map()),
    })
  })
  const page = await openPage(first.path)
  await page.user.click(screen.getByRole('link', { name: 'Film' }))
  await page.user.click(await until(play))
  expect(window.location.pathname).toBe(shown.path)
  expect(player()?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
})
