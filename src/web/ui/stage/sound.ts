const LANGUAGE = 'en-US'

let audio: AudioContext | null = null

/** Enables sound: call it within the press that a sound may follow, as browsers require. No error without sound. */
export function unlockAudio(): void {
  try {
    audio ??= new AudioContext()
    resume(audio)
  } catch {
    audio = null
  }
}

/** If refused, it stays silent. */
function resume(device: AudioContext): void {
  void device.resume().catch(() => undefined)
}

interface Tone {
  /** Seconds from now. */
  delay: number
  seconds: number
  type?: OscillatorType
  /** Sets the tone's pitch and loudness, from a time of the audio clock. */
  shape: (pitch: AudioParam, loudness: AudioParam, from: number) => void
}

/** Plays a tone; nothing where sound was not allowed. After a phone call or a locked screen the next tone is heard. */
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

/** Vibrates, only after a press, as browsers require: earlier calls log an error in the console. */
export function vibrate(pattern: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive) attempt(() => navigator.vibrate?.(pattern))
}

/** Whether this device supports speech; whether it has a voice is known only when it is used. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
}

interface SpeechOptions {
  /** From 0 to 1. */
  volume?: number
  onStart?: (index: number) => void
  /** Called when a text has been spoken, or could not be. */
  onEnd?: (index: number) => void
}

/** Speaks texts one after the other, replacing what is being spoken; nothing where the device cannot speak. */
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

/** Runs a sound, ignoring failures: sounds are not essential. */
function attempt(sound: () => void): void {
  try {
    sound()
  } catch (error) {
    console.info('No sound on this device:', error)
  }
}
