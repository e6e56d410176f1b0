import { formatVideoTime } from '../../../domain/video/transcript.ts'
import {
  embedAddress,
  PROVIDER_NAMES,
  readVideoLink,
  type VideoLink,
  type VideoProvider,
} from '../../../domain/video/video-link.ts'
import { deviceStore } from '../../data/device-store.ts'
import { isOnline } from '../../offline/use-online.ts'
import { countEvent } from '../statistics/visits.ts'

/** Distance from the viewport at which a film's player starts to load, where the reader has allowed that. */
const NEAR = '200px'
/** The permissions a player needs to run and to fill the screen; it can neither navigate this page nor submit a form. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'
const OFFLINE = 'You’re offline. The film plays here once you’re back on the internet.'

/**
 * Makes the films inside a text playable (VIDEO-PLAY-2). No other site is contacted before a press here, or an earlier
 * press on this device that allowed it permanently. Works on the page's own HTML, which React does not touch.
 *
 * @returns a function that stops it
 */
export function startVideos(prose: HTMLElement): () => void {
  const ends = [...prose.querySelectorAll<HTMLElement>('figure.video:not([data-elsewhere])')].map(startVideo)
  return () => {
    for (const end of ends) end()
  }
}

function startVideo(figure: HTMLElement): () => void {
  const link = readVideoLink(figure.dataset.video ?? '')
  const frame = figure.querySelector<HTMLElement>('a.video-frame')
  const acts = figure.querySelector('.video-acts')
  const note = acts?.previousElementSibling
  if (!link || !frame || !acts || !note) return () => undefined
  const site = PROVIDER_NAMES[link.provider]
  const before = note.textContent ?? ''
  const poster = posterButton(frame)
  const stop = textButton('Stop and unload')
  stop.hidden = true
  const { label, box } = consentBox(link.provider)
  acts.prepend(stop, label)
  note.setAttribute('role', 'status')
  let player: HTMLIFrameElement | null = null
  let wasPlayed = false

  function load(start: number, autoplay: boolean) {
    if (!link) return
    if (!isOnline()) {
      if (autoplay) say(OFFLINE)
      return
    }
    if (autoplay && !wasPlayed) countEvent('video')
    wasPlayed ||= autoplay
    player?.remove()
    player = playerFrame({ ...link, start }, figure.dataset.title ?? '', autoplay)
    poster.hidden = true
    poster.after(player)
    stop.hidden = false
    label.hidden = true
    say(
      `${autoplay ? 'Playing' : 'Loaded'} from ${site}${link.provider === 'youtube' ? ', without its cookies where it allows' : ''}.`,
    )
    if (autoplay) player.focus()
  }

  function unload() {
    if (!link) return
    player?.remove()
    player = null
    forbidPlayer(link.provider)
    box.checked = false
    poster.hidden = false
    stop.hidden = true
    label.hidden = false
    say(before)
    poster.focus()
  }

  const say = (words: string) => {
    if (note.textContent !== words) note.textContent = words
  }
  const { start } = link
  poster.addEventListener('click', () => load(start, true))
  stop.addEventListener('click', unload)
  offerTranscript(figure, acts, (at) => load(at, true))
  // With permission given earlier, the player loads without a press; playing still needs one.
  const nearing = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      nearing.disconnect()
      if (player === null && mayLoadPlayer(link.provider)) load(start, false)
    },
    { rootMargin: NEAR },
  )
  if (mayLoadPlayer(link.provider)) nearing.observe(figure)
  return () => nearing.disconnect()
}

/** Turns the poster's link into the button that plays: its content stays, so that nothing moves. */
function posterButton(frame: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = frame.className
  button.append(...frame.childNodes)
  frame.replaceWith(button)
  return button
}

function playerFrame(link: VideoLink, title: string, autoplay: boolean): HTMLIFrameElement {
  const player = document.createElement('iframe')
  player.className = 'video-frame'
  player.title = `${title || 'Film'}, player of ${PROVIDER_NAMES[link.provider]}`
  player.setAttribute('sandbox', SANDBOX)
  player.allow = 'autoplay; fullscreen; picture-in-picture'
  player.referrerPolicy = 'strict-origin'
  player.src = embedAddress(link, autoplay)
  return player
}

function consentBox(provider: VideoProvider): { label: HTMLLabelElement; box: HTMLInputElement } {
  const label = document.createElement('label')
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.checked = mayLoadPlayer(provider)
  box.addEventListener('change', () => (box.checked ? allowPlayer : forbidPlayer)(provider))
  label.append(box, `Always load ${PROVIDER_NAMES[provider]} here, on this device`)
  return { label, box }
}

/** Turns the times of a transcript into buttons that play from there. */
function offerTranscript(figure: HTMLElement, acts: Element, play: (at: number) => void): void {
  const transcript = figure.nextElementSibling
  if (!(transcript instanceof HTMLDetailsElement) || !transcript.classList.contains('transcript')) return
  for (const time of transcript.querySelectorAll<HTMLElement>('[data-at]')) {
    const at = Number(time.dataset.at)
    const button = textButton(formatVideoTime(at))
    button.setAttribute('aria-label', `Play from ${formatVideoTime(at)}`)
    button.addEventListener('click', () => {
      play(at)
      figure.scrollIntoView({ block: 'nearest' })
    })
    time.replaceWith(button)
  }
  const open = textButton('Transcript')
  open.addEventListener('click', () => {
    transcript.open = true
    transcript.querySelector('summary')?.focus()
  })
  acts.append(open)
}

function textButton(words: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words
  return button
}

const PROVIDERS: readonly VideoProvider[] = ['youtube', 'vimeo']

/** Providers whose players a reader lets load without a press, on this device only (VIDEO-PLAY-3). */
const allowed = deviceStore<readonly VideoProvider[]>('video-players', parseProviders, (providers) =>
  providers.length === 0 ? null : providers.join(' '),
)

/** Parses the stored providers; unknown names are dropped. */
function parseProviders(stored: unknown): readonly VideoProvider[] {
  const names = String(stored).split(' ')
  return PROVIDERS.filter((name) => names.includes(name))
}

function mayLoadPlayer(provider: VideoProvider): boolean {
  return allowed.read().includes(provider)
}

function allowPlayer(provider: VideoProvider): void {
  allowed.edit((providers) => [...providers.filter((name) => name !== provider), provider])
}

/** Withdraws the permission. */
function forbidPlayer(provider: VideoProvider): void {
  allowed.edit((providers) => providers.filter((name) => name !== provider))
}
