import { useState } from 'react'
import { flushSync } from 'react-dom'
import { settingChangeCalls } from '../../../domain/site/setting-change-calls.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { ApiError, describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import type { Setting, SettingKey } from './setting.ts'
import {
  type Problems,
  problemsOf,
  SETTING_KEYS,
  type SettingsChanges,
  withChange,
  withoutBlankRows,
  withoutSent,
} from './settings-changes.ts'

export interface SettingsForm {
  values: SiteSettings
  /** The settings that differ from what is saved. */
  changed: ReadonlySet<SettingKey>
  /** As saved: the site's default texts contain this name. */
  coachName: string
  change: <K extends SettingKey>(key: K, value: SiteSettings[K]) => void
  /** Records that a field has lost the focus: its problems are shown from then on. */
  leave: (key: SettingKey) => void
  /** Returns the problems of a setting, once they may be shown. */
  problems: (key: SettingKey) => Problems
}

const NO_PROBLEMS: Problems = {}

/**
 * Manages unsaved changes; only these are sent.
 *
 * @param reveal shows the setting that the server refused
 */
export function useSettingsForm(saved: SiteSettings, reveal: (key: SettingKey) => void) {
  const [changes, setChanges] = useState<SettingsChanges>({})
  const [left, setLeft] = useState<ReadonlySet<SettingKey>>(new Set())
  /** Problems reported by the server that the browser could not detect. */
  const [refused, setRefused] = useState<ReadonlyMap<string, Problems>>(new Map())
  const values = { ...saved, ...changes }
  const changedKeys = keysOf(changes)
  const found = problemsOf(values, changedKeys)

  const save = useChange(settingChangeCalls.change, {
    async onSuccess(_answer, _input, refreshed) {
      setLeft(new Set())
      showToast({ title: 'Settings saved' })
      await refreshed
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        const problems = toProblems(error)
        flushSync(() => setRefused(problems))
        const first = SETTING_KEYS.find((key) => problems.has(key))
        if (first !== undefined) reveal(first)
      }
      showAlert('Error saving settings', describeFailure(error))
    },
  })

  const form: SettingsForm = {
    values,
    changed: new Set(changedKeys),
    coachName: saved.coach_name,
    change: (key, value) => {
      setChanges((current) => withChange(current, saved, key, value))
      setRefused((current) => new Map([...current].filter(([name]) => name !== key)))
    },
    leave: (key) => setLeft((current) => new Set([...current, key])),
    problems: (key) => (left.has(key) && found.get(key)) || refused.get(key) || NO_PROBLEMS,
  }

  return {
    form,
    isSaving: save.isPending,
    discard: () => {
      setChanges({})
      setLeft(new Set())
      setRefused(new Map())
    },
    /** Sends the changes; or, if there is an invalid setting, returns the first one instead. */
    submit: (): SettingKey | null => {
      setLeft(new Set(changedKeys))
      const [first] = found.keys()
      if (first !== undefined) return first
      const sent = withoutBlankRows(changes)
      save.mutate(
        { body: sent },
        { onSuccess: () => setChanges((current) => withoutSent(withoutBlankRows(current), sent)) },
      )
      return null
    },
  }
}

function keysOf(changes: SettingsChanges): SettingKey[] {
  const keys: SettingKey[] = []
  for (const key in changes) if (isKeyOf(changes, key)) keys.push(key)
  return keys
}

function isKeyOf(changes: SettingsChanges, key: string): key is SettingKey {
  return Object.hasOwn(changes, key)
}

function toProblems({ details }: ApiError): Map<string, Problems> {
  const problems = new Map<string, Problems>()
  for (const { field, message } of details) {
    const [key = '', ...place] = field.split('.')
    problems.set(key, { ...problems.get(key), [place.join('.')]: message })
  }
  return problems
}

export interface SettingFieldProps<Kind extends Setting['kind']> {
  setting: Extract<Setting, { kind: Kind }>
  form: SettingsForm
}
