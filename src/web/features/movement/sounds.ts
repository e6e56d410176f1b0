import type { PlayerSettings } from './player-settings.ts'

/** A knock on wood: a low tone that is gone at once. The turn is two, the second higher. */
const KNOCK_HZ = 220
const TURN_HZ = [262, 392]
const KNOCK_SECONDS = 0.12
const LANGUAGE = 'en-US'

let audio: AudioContext | null = null

/** Browsers make sound only after a press: called by the one that starts the player. A device without sound is fine. */
export function allowSound(): void {
  try {
    audio ??= new AudioContext()
    void audio.resume().catch(() => undefined)
  } catch {
    audio = null
  }
}

function knockAt(hertz: number, delay: number, loudness: number): void {
  const device = audio
  if (device?.state !== 'running' || loudness <= 0) return
  attempt(() => playTone(device, hertz, delay, loudness))
}

function playTone(audio: AudioContext, hertz: number, delay: number, loudness: number): void {
  const from = audio.currentTime + delay
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(hertz, from)
  tone.frequency.exponentialRampToValueAtTime(hertz * 0.6, from + KNOCK_SECONDS)
  volume.gain.setValueAtTime(loudness / 100, from)
  volume.gain.exponentialRampToValueAtTime(0.001, from + KNOCK_SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(from)
  tone.stop(from + KNOCK_SECONDS)
}

export function knock({ knocks, loudness }: PlayerSettings): void {
  if (knocks) knockAt(KNOCK_HZ, 0, loudness)
}

/** The turn from one move to the next, heard and felt as she wants it. */
export function soundTurn({ knocks, loudness, buzz }: PlayerSettings): void {
  if (knocks) for (const [index, hertz] of TURN_HZ.entries()) knockAt(hertz, index * 0.14, loudness)
  // Only after a press, as browsers ask for it.
  if (buzz && navigator.userActivation?.hasBeenActive) attempt(() => navigator.vibrate?.(180))
}

/** Whether this device can say words; whether it has a voice is known only once it is asked to. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
}

/** Says something in place of whatever is being said; nothing where the device cannot speak. */
export function speak(text: string, { loudness }: PlayerSettings): void {
  if (!canSpeak() || text === '' || loudness <= 0) return
  hush()
  attempt(() => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = LANGUAGE
    utterance.volume = loudness / 100
    speechSynthesis.speak(utterance)
  })
}

export function hush(): void {
  if (canSpeak()) attempt(() => speechSynthesis.cancel())
}

/** Sounds are an extra: a device that refuses one in the middle of a workout leaves it out, and she goes on. */
function attempt(sound: () => void): void {
  try {
    sound()
  } catch (error) {
    console.info('No sound on this device:', error)
  }
}
