const LANGUAGE = 'en-US'

let audio: AudioContext | null = null

/** Browsers make sound only after a press: called within the one that a sound may follow. A device without sound is fine. */
export function allowSound(): void {
  try {
    audio ??= new AudioContext()
    resume(audio)
  } catch {
    audio = null
  }
}

/** Refused, it stays silent. */
function resume(device: AudioContext): void {
  void device.resume().catch(() => undefined)
}

interface Tone {
  /** From now on, in seconds. */
  delay: number
  seconds: number
  type?: OscillatorType
  /** Gives the tone its pitch and its loudness, from a moment of the device's own clock. */
  shape: (pitch: AudioParam, loudness: AudioParam, from: number) => void
}

/** Plays a tone; nothing where sound was not allowed. After a call or a locked phone it is the next one that is heard. */
export function playTone({ delay, seconds, type = 'sine', shape }: Tone): void {
  const device = audio
  if (!device) return
  if (device.state !== 'running') {
    resume(device)
    return
  }
  attempt(() => {
    const from = device.currentTime + delay
    const tone = device.createOscillator()
    const volume = device.createGain()
    tone.type = type
    shape(tone.frequency, volume.gain, from)
    tone.connect(volume).connect(device.destination)
    tone.start(from)
    tone.stop(from + seconds)
  })
}

/** Only after a press, as browsers ask for it: before, they complain in the console. */
export function vibrate(pattern: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive) attempt(() => navigator.vibrate?.(pattern))
}

/** Whether this device can say words; whether it has a voice is known only once it is asked to. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
}

interface SpeechOptions {
  /** From 0 to 1. */
  volume?: number
  onStart?: (index: number) => void
  /** Told when a text has been said, or could not be. */
  onEnd?: (index: number) => void
}

/** Says texts one after the other, in place of what is being said; nothing where the device cannot speak. */
export function speak(texts: readonly string[], { volume = 1, onStart, onEnd }: SpeechOptions = {}): void {
  stopSpeaking()
  if (!canSpeak()) return
  texts.forEach((text, index) => {
    attempt(() => {
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.lang = LANGUAGE
      utterance.volume = volume
      utterance.onstart = () => onStart?.(index)
      utterance.onend = () => onEnd?.(index)
      utterance.onerror = () => onEnd?.(index)
      speechSynthesis.speak(utterance)
    })
  })
}

export function stopSpeaking(): void {
  if (canSpeak()) attempt(() => speechSynthesis.cancel())
}

/** Sounds are an extra: a device that refuses one leaves it out, and everything else goes on. */
function attempt(sound: () => void): void {
  try {
    sound()
  } catch (error) {
    console.info('No sound on this device:', error)
  }
}
