import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronRight, CircleAlert } from 'lucide-react'
import { useCallback, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation, useNavigate } from 'react-router'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { Button } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { describeFailure } from '../../data/api.ts'
import { settingsQuery } from '../../data/use-site.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { LeaveGuard } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { NotLoaded } from '../../ui/list-states.tsx'
import { PageHeader, SaveBar } from '../../ui/page-header.tsx'
import type { SettingGroup, SettingKey } from './setting.ts'
import { SettingGroupPanel } from './setting-group-panel.tsx'
import { groupOf, SETTING_GROUPS, SETTING_SECTIONS } from './setting-groups.ts'
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts'

/** Edits everything on the site that is the coach's own (SET-RULE-1). */
export function SettingsView() {
  const settings = useQuery(settingsQuery)
  if (settings.data) return <SettingsEditor saved={settings.data.settings} />
  return (
    <>
      <PageHeader title="Settings" />
      <NotLoaded
        query={settings}
        rows={8}
        failure={`We couldn’t load your settings. ${settings.isError ? describeFailure(settings.error) : ''}`}
        loading="Loading settings..."
      />
    </>
  )
}

const BACK = { href: '/admin', label: 'Dashboard' }

/** The settings in panels, one open at a time; changes in other panels stay until everything is saved together. */
function SettingsEditor({ saved }: { saved: SiteSettings }) {
  const { group, isNamed, reveal } = usePanel()
  const { form, isSaving, discard, submit } = useSettingsForm(saved, reveal)
  const unsaved = form.changed.size
  const isChanged = unsaved > 0
  const elsewhere = unsaved - group.settings.filter(({ key }) => form.changed.has(key)).length

  function save() {
    // Rendered synchronously: the error is beside its field, and what is typed next belongs to it.
    const wrong = flushSync(submit)
    if (wrong !== null) reveal(wrong)
  }
  return (
    <Form
      onSubmit={() => {
        if (isChanged && !isSaving) save()
      }}
    >
      <SaveBar
        // One link back at a time: an open panel links to the list of panels.
        back={{ ...BACK, className: isNamed ? 'max-xl:hidden' : undefined }}
        status={<span role="status">{isChanged ? describeUnsaved(unsaved) : 'Everything is saved'}</span>}
      >
        <LineButton disabled={!isChanged || isSaving} onClick={discard}>
          Discard
        </LineButton>
        <Button type="submit" size="small" disabled={!isChanged || isSaving}>
          {isSaving ? 'Saving...' : 'Save settings'}
        </Button>
      </SaveBar>
      <div className={classNames(isNamed && 'max-xl:sr-only')}>
        <PageHeader title="Settings">
          Your words, links and numbers. What you leave empty is not shown on the site; a save shows at once.
        </PageHeader>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[210px_minmax(0,1fr)]">
        <PanelRail form={form} shown={group.id} className={isNamed ? 'max-xl:hidden' : undefined} />
        <div className={classNames('max-w-210', !isNamed && 'max-xl:hidden')}>
          <p className="-mt-3 mb-2 flex flex-wrap items-center justify-between gap-x-4 text-small xl:hidden">
            <Link
              to="/admin/settings"
              className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline hover:underline"
            >
              <ArrowLeft aria-hidden className="size-4.5" />
              All settings
            </Link>
            {elsewhere > 0 && <span className="text-muted">{elsewhere} unsaved in other panels</span>}
          </p>
          <SettingGroupPanel key={group.id} group={group} form={form} />
        </div>
      </div>
      <LeaveGuard isUnsaved={isChanged} blocks={() => isChanged} confirmLabel="Leave without saving" danger>
        What you changed here is not saved yet, and would be lost.
      </LeaveGuard>
    </Form>
  )
}

interface OpenPanel {
  /** The group shown: the one in the address, else the first. */
  group: SettingGroup
  /** Whether the address names a group; a narrow screen shows the list of panels until it does. */
  isNamed: boolean
  /** Opens the panel of a setting and focuses its invalid field. */
  reveal: (key: SettingKey) => void
}

/** Returns which panel of the settings is open, from the address (SET-PANEL-1). */
function usePanel(): OpenPanel {
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
      // Back at the list on a narrow screen: focuses the entry that was opened.
      if (leftBehind.current !== null) document.getElementById(entryId(leftBehind.current))?.focus()
      return
    }
    leftBehind.current = id
    // `key` is a dependency: pressing the same link again is a new request.
    window.scrollTo(0, 0)
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [id, key])

  const reveal = useCallback(
    (setting: SettingKey) => {
      const target = groupOf(setting)
      if (!target) return
      if (document.getElementById(target.id)?.checkVisibility()) return focusSetting(setting)
      wanted.current = setting
      // Rendered synchronously: what is typed next belongs to the invalid field.
      void navigate(`#${target.id}`, { flushSync: true })
    },
    [navigate],
  )
  return { group, isNamed: named !== undefined, reveal }
}

function entryId(group: string): string {
  return `panel-entry-${group}`
}

function focusSetting(key: string): void {
  const row = document.getElementById(`setting-${key}`)
  const field =
    row?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    row?.querySelector<HTMLElement>('input, textarea, select, button')
  field?.focus()
}

interface PanelRailProps {
  form: SettingsForm
  shown: string
  className?: string
}

/** Links to each panel, with its unsaved changes: a rail beside the panel, on a narrow screen a list of its own. */
function PanelRail({ form, shown, className }: PanelRailProps) {
  const id = useId()
  return (
    <nav
      aria-label="Groups of settings"
      // Never taller than the window: else it would move, under the pointer, with every line an error adds to the panel.
      className={classNames(
        'xl:sticky xl:top-24 xl:-m-1.5 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto xl:p-1.5',
        className,
      )}
    >
      {SETTING_SECTIONS.map(({ title, groups }, index) => (
        <div key={title} className="mb-5 last:mb-0">
          <p id={`${id}-${index}`} className="pb-1.5 text-label font-[650] text-muted xl:px-3">
            {title}
          </p>
          <ul
            aria-labelledby={`${id}-${index}`}
            className="grid gap-2 max-xl:grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] xl:gap-0.5"
          >
            {groups.map((group) => (
              <li
                key={group.id}
                className="grid max-xl:rounded-field max-xl:border-[1.5px] max-xl:border-line max-xl:bg-surface"
              >
                <PanelEntry group={group} form={form} isShown={group.id === shown} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function PanelEntry({ group, form, isShown }: { group: SettingGroup; form: SettingsForm; isShown: boolean }) {
  const { id, title, settings } = group
  const unsaved = settings.filter(({ key }) => form.changed.has(key)).length
  const isWrong = settings.some(({ key }) => Object.keys(form.problems(key)).length > 0)
  return (
    <Link
      id={entryId(id)}
      to={`#${id}`}
      aria-current={isShown ? 'true' : undefined}
      className="flex min-h-14 items-center gap-2 rounded-field px-3.5 py-2 text-small leading-snug font-semibold no-underline hover:bg-sunken xl:min-h-11 xl:rounded-paper xl:px-3 xl:aria-current:bg-butter xl:aria-current:text-on-field"
    >
      <span className="min-w-0 flex-1">{title}</span>
      {isWrong && (
        <>
          <CircleAlert aria-hidden className="size-4.5 flex-none text-danger" />
          <span className="sr-only">not right yet</span>
        </>
      )}
      {unsaved > 0 && (
        <span className="grid h-6 min-w-6 flex-none place-items-center rounded-pill bg-info-bg px-1.5 text-label font-[650] text-info tabular-nums">
          <span aria-hidden>{unsaved}</span>
          <span className="sr-only">{describeUnsaved(unsaved)}</span>
        </span>
      )}
      <ChevronRight aria-hidden className="size-4.5 flex-none text-muted xl:hidden" />
    </Link>
  )
}

/** Returns `1 unsaved change` or `3 unsaved changes`. */
function describeUnsaved(count: number): string {
  return count === 1 ? '1 unsaved change' : `${count} unsaved changes`
}
