import { isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'

/** The reader's choice of sounds and vibration, on this device (PLAYER-SOUND-1). */
export interface PlayerSettings {
  /** Three before time is up, one at the change. */
  knocks: boolean
  names: boolean
  /** The whole line, once, in the first round. */
  how: boolean
  /** 0 to 100. */
  loudness: number
  buzz: boolean
  awake: boolean
  /** Nothing is heard for now; what the reader chose to hear stays. */
  isMuted: boolean
}

export const DEFAULT_SETTINGS: PlayerSettings = {
  knocks: true,
  names: false,
  how: false,
  loudness: 60,
  buzz: false,
  awake: true,
  isMuted: false,
}

/** Reads what is stored; what is not ours falls back to the defaults, one by one. */
export function parseSettings(stored: unknown): PlayerSettings {
  if (!isRecord(stored)) return DEFAULT_SETTINGS
  const isOn = (name: 'knocks' | 'names' | 'how' | 'buzz' | 'awake' | 'isMuted') => {
    const choice = stored[name]
    return typeof choice === 'boolean' ? choice : DEFAULT_SETTINGS[name]
  }
  const { loudness } = stored
  return {
    knocks: isOn('knocks'),
    names: isOn('names'),
    how: isOn('how'),
    loudness:
      typeof loudness === 'number' && loudness >= 0 && loudness <= 100 ? loudness : DEFAULT_SETTINGS.loudness,
    buzz: isOn('buzz'),
    awake: isOn('awake'),
    isMuted: isOn('isMuted'),
  }
}

/** The settings as they are heard. */
export function heardSettings(settings: PlayerSettings): PlayerSettings {
  return settings.isMuted ? { ...settings, loudness: 0 } : settings
}

/** Whether there is anything to hear. */
export function isHeard(settings: PlayerSettings): boolean {
  const { knocks, names, how } = settings
  return (knocks || names || how) && heardSettings(settings).loudness > 0
}

export const playerSettings = deviceStore('workout-settings', parseSettings)
