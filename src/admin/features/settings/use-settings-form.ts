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
  /** As it is saved: the site's default texts contain this name. */
  coachName: string
  change: <K extends SettingKey>(key: K, value: SiteSettings[K]) => void
  /** Says that a field was left: from now on what is wrong with it is shown. */
  leave: (key: SettingKey) => void
  /** What is wrong with a setting, once it may be said. */
  problems: (key: SettingKey) => Problems
}

const NO_PROBLEMS: Problems = {}

/**
 * What is changed and not saved; only that is sent.
 *
 * @param reveal shows the setting that the server did not take
 */
export function useSettingsForm(saved: SiteSettings, reveal: (key: SettingKey) => void) {
  const [changes, setChanges] = useState<SettingsChanges>({})
  const [left, setLeft] = useState<ReadonlySet<SettingKey>>(new Set())
  /** What the server said that the browser could not know. */
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
    /** Sends what has changed; returns the first setting that is not right yet instead, when there is one. */
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
