import { useEffect } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { CookTimer, Timers } from '../../../domain/kitchen/timers.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import type { RingData } from '../../offline/worker-messages.ts'
import { playTone, unlockAudio, vibrate } from '../../ui/stage/sound.ts'
import { onRing, useDeviceTimers } from './device-timers.ts'

/** Two notes, repeated until the timer is stopped or for this long. */
const SOUND_FOR_MS = 40 * SECOND
const NOTES_EVERY_MS = 1_600
const NOTES_HZ = [880, 1175]

let sounding: ReturnType<typeof setInterval> | undefined

function playNotes(): void {
  NOTES_HZ.forEach((hertz, index) => {
    playTone({
      delay: index * 0.22,
      seconds: 0.72,
      shape: (pitch, volume, from) => {
        pitch.value = hertz
        volume.setValueAtTime(0, from)
        volume.linearRampToValueAtTime(0.5, from + 0.02)
        volume.exponentialRampToValueAtTime(0.001, from + 0.7)
      },
    })
  })
}

function ring(): void {
  quiet()
  playNotes()
  const endsAt = performance.now() + SOUND_FOR_MS
  sounding = setInterval(() => {
    if (performance.now() >= endsAt) return quiet()
    playNotes()
  }, NOTES_EVERY_MS)
  vibrate([400, 200, 400, 200, 800])
}

function quiet(): void {
  if (sounding === undefined) return
  clearInterval(sounding)
  sounding = undefined
  vibrate(0)
}

/** Whether permission can be requested: a notification reaches a cook whose phone shows something else. */
export function canAskToNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'default'
}

export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

async function notify({ headline, afterwards, recipe, id }: CookTimer): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const data: RingData = { path: `${pagePath('recipe', recipe.slug)}/cook` }
  const options = { body: afterwards || recipe.title, tag: id, icon: '/apple-touch-icon.png', data }
  // Phones show notifications only through a service worker.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(headline, options)
  else new Notification(headline, options)
}

function isRinging({ state }: CookTimer): boolean {
  return state.kind === 'rung' && !state.isMissed
}

/** Signals a ringing timer by sound, vibration, a notification and the page's title (COOK-TIMER-2). */
export function useRingSignals(): Timers {
  const timers = useDeviceTimers()
  useEffect(
    () =>
      onRing((rang) => {
        const fresh = rang.filter(isRinging)
        if (fresh.length === 0) return
        ring()
        // Where a notification cannot be shown, the sound and the page remain.
        for (const timer of fresh) void notify(timer).catch(() => undefined)
      }),
    [],
  )
  const hasTimers = timers.length > 0
  // A page loaded after a timer began may sound once something on it is pressed; so may one that a phone call silenced.
  useEffect(() => {
    if (!hasTimers) return
    const end = new AbortController()
    addEventListener('pointerup', unlockAudio, end)
    addEventListener('keydown', unlockAudio, end)
    return () => end.abort()
  }, [hasTimers])
  const headline = timers.find(isRinging)?.headline
  useEffect(() => {
    if (headline === undefined) return quiet()
    const before = document.title
    document.title = `Time is up: ${headline}`
    return () => {
      document.title = before
    }
  }, [headline])
  return timers
}
