import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SettingGroup, SettingKey } from './setting.ts'
import { groupOf, SETTING_GROUPS } from './setting-groups.ts'

interface OpenPanel {
  /** The group shown: the one the address names, else the first. */
  group: SettingGroup
  /** Whether the address names one; a narrow screen shows the list of panels until it does. */
  isNamed: boolean
  /** Opens the panel a setting is in and focuses the field that is not right yet. */
  reveal: (key: SettingKey) => void
}

/** Which panel of the settings is open, as the address says (SET-PANEL-1). */
export function usePanel(): OpenPanel {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const wanted = useRef<SettingKey | null>(null)
  const leftBehind = useRef<string | null>(null)
  const named = SETTING_GROUPS.find(({ id }) => hash === `#${id}`)
  const [first] = SETTING_GROUPS
  const group = named ?? first
  if (!group) throw new Error('There are no settings to show')
  const id = named?.id ?? null

  useEffect(() => {
    const setting = wanted.current
    wanted.current = null
    if (setting !== null) return focusSetting(setting)
    if (id === null) {
      // Back at the list on a narrow screen: focus the entry the coach left it by.
      if (leftBehind.current !== null) document.getElementById(entryId(leftBehind.current))?.focus()
      return
    }
    leftBehind.current = id
    // `key` is a dependency: the same link pressed again is a new wish.
    window.scrollTo(0, 0)
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [id, key])

  const reveal = useCallback(
    (setting: SettingKey) => {
      const target = groupOf(setting)
      if (!target) return
      if (document.getElementById(target.id)?.checkVisibility()) return focusSetting(setting)
      wanted.current = setting
      // Drawn at once: what is typed next belongs to the field at fault.
      void navigate(`#${target.id}`, { flushSync: true })
    },
    [navigate],
  )
  return { group, isNamed: named !== undefined, reveal }
}

export function entryId(group: string): string {
  return `panel-entry-${group}`
}

function focusSetting(key: string): void {
  const row = document.getElementById(`setting-${key}`)
  const field =
    row?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    row?.querySelector<HTMLElement>('input, textarea, select, button')
  field?.focus()
}
