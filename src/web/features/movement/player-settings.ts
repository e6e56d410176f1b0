import { isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'

/** The reader's choice of sounds and vibration, on this device (PLAYER-SOUND-1). */
export interface PlayerSettings {
  /** Three before the time is up, one at the change. */
  knocks: boolean
  names: boolean
  /** Speaks the move's whole description, once, in the first round. */
  how: boolean
  /** 0 to 100. */
  loudness: number
  buzz: boolean
  awake: boolean
  /** Mutes everything for now; the reader's choice of sounds is kept. */
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

/** Parses stored settings; each invalid one falls back to its default. */
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

/** Returns the settings as they take effect, with muting applied. */
export function heardSettings(settings: PlayerSettings): PlayerSettings {
  return settings.isMuted ? { ...settings, loudness: 0 } : settings
}

/** Whether anything is audible. */
export function isHeard(settings: PlayerSettings): boolean {
  const { knocks, names, how } = settings
  return (knocks || names || how) && heardSettings(settings).loudness > 0
}

export const playerSettings = deviceStore('workout-settings', parseSettings)
