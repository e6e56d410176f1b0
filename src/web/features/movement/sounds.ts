import { playTone, speak, vibrate } from '../../ui/stage/sound.ts'
import type { PlayerSettings } from './player-settings.ts'

/** A knock on wood: a low tone that is gone at once. The turn is two, the second higher. */
const KNOCK_HZ = 220
const TURN_HZ = [262, 392]
const KNOCK_SECONDS = 0.12
const TURN_MS = 180

function knockAt(hertz: number, delay: number, loudness: number): void {
  if (loudness <= 0) return
  playTone({
    delay,
    seconds: KNOCK_SECONDS,
    type: 'triangle',
    shape: (pitch, volume, from) => {
      pitch.setValueAtTime(hertz, from)
      pitch.exponentialRampToValueAtTime(hertz * 0.6, from + KNOCK_SECONDS)
      volume.setValueAtTime(loudness / 100, from)
      volume.exponentialRampToValueAtTime(0.001, from + KNOCK_SECONDS)
    },
  })
}

export function knock({ knocks, loudness }: PlayerSettings): void {
  if (knocks) knockAt(KNOCK_HZ, 0, loudness)
}

/** The turn from one move to the next, heard and felt as its reader wants it. */
export function soundTurn({ knocks, loudness, buzz }: PlayerSettings): void {
  if (knocks) for (const [index, hertz] of TURN_HZ.entries()) knockAt(hertz, index * 0.14, loudness)
  if (buzz) vibrate(TURN_MS)
}

/** Says something as loud as is wanted. */
export function say(text: string, { loudness }: PlayerSettings): void {
  if (text !== '' && loudness > 0) speak([text], { volume: loudness / 100 })
}
