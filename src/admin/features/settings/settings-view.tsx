import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LeaveGuard } from '../../ui/confirm-dialog.tsx'
import { FailureNote, LoadingRows } from '../../ui/list-states.tsx'
import { PageHeader, SaveBar } from '../../ui/page-header.tsx'
import { SettingGroupPanel } from './setting-group-panel.tsx'
import { SETTING_GROUPS } from './setting-groups.ts'
import { settingsQuery } from './settings-queries.ts'
import { useSettingsForm } from './use-settings-form.ts'

/** Everything on the site that is the coach's own (product §18). */
export function SettingsView() {
  const { data, isError, error, refetch } = useQuery(settingsQuery())
  if (data) return <SettingsEditor saved={data} />
  return (
    <>
      <PageHeader title="Settings" />
      {isError ? (
        <FailureNote onRetry={() => void refetch()}>
          Your settings could not be loaded. {error.message}
        </FailureNote>
      ) : (
        <LoadingRows rows={8}>Loading settings...</LoadingRows>
      )}
    </>
  )
}

const BACK = { href: '/admin', label: 'Dashboard' }

function SettingsEditor({ saved }: { saved: SiteSettings }) {
  const { form, isChanged, changedCount, isSaving, discard, submit } = useSettingsForm(saved)
  useGroupInAddress()
  function save() {
    // Drawn at once: the error stands beside the field, and what is typed next belongs to it.
    const wrong = flushSync(submit)
    if (wrong !== null) focusSetting(wrong)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !isSaving) save()
      }}
    >
      <SaveBar back={BACK} status={<span role="status">{describeChanges(changedCount)}</span>}>
        <Button look="line" size="small" disabled={!isChanged || isSaving} onClick={discard}>
          Discard
        </Button>
        <Button type="submit" size="small" disabled={!isChanged || isSaving}>
          {isSaving ? 'Saving...' : 'Save settings'}
        </Button>
      </SaveBar>
      <PageHeader title="Settings">
        Your words, links and numbers. What you leave empty is not shown on the site; a save shows at once.
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[190px_minmax(0,1fr)]">
        <SettingsContents />
        <div className="grid max-w-210 grid-cols-[minmax(0,1fr)] gap-6">
          {SETTING_GROUPS.map((group) => (
            <SettingGroupPanel key={group.id} group={group} form={form} />
          ))}
        </div>
      </div>
      <LeaveGuard isUnsaved={isChanged} blocks={() => isChanged} confirmLabel="Leave without saving" danger>
        What you changed here is not saved yet, and would be lost.
      </LeaveGuard>
    </form>
  )
}

function describeChanges(count: number): string {
  if (count === 0) return 'Everything is saved'
  return count === 1 ? '1 unsaved change' : `${count} unsaved changes`
}

function focusSetting(key: string): void {
  const row = document.getElementById(`setting-${key}`)
  const field =
    row?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    row?.querySelector<HTMLElement>('input, textarea, select')
  field?.focus()
}

/** The way to each group: beside them on a wide screen, a row to push sideways on a phone. */
function SettingsContents() {
  return (
    <nav aria-label="Groups of settings" className="xl:sticky xl:top-24">
      <ul className="flex gap-2 overflow-x-auto pb-1 max-xl:-mx-4 max-xl:px-4 xl:grid xl:gap-0.5">
        {SETTING_GROUPS.map(({ id, title }) => (
          <li key={id} className="flex-none">
            <Link
              to={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-pill border-[1.5px] border-line-strong px-4 text-small font-semibold no-underline hover:bg-sunken xl:w-full xl:rounded-paper xl:border-transparent xl:px-3"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Brings the group named in the address into view: links from the checklist arrive before the settings do. */
function useGroupInAddress(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const group = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    // `key` is a dependency: the same link pressed again is a new wish.
    group?.scrollIntoView()
    group?.focus({ preventScroll: true })
  }, [hash, key])
}
