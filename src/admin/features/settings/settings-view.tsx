import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { Button } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { describeFailure } from '../../data/api.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { LeaveGuard } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { FailureNote, LoadingRows } from '../../ui/list-states.tsx'
import { PageHeader, SaveBar } from '../../ui/page-header.tsx'
import { describeUnsaved, PanelRail, usePanel } from './panel-rail.tsx'
import { SettingGroupPanel } from './setting-group-panel.tsx'
import { settingsQuery } from './settings-queries.ts'
import { useSettingsForm } from './use-settings-form.ts'

/** Everything on the site that is the coach's own (SET-RULE-1). */
export function SettingsView() {
  const { data, isError, error, refetch } = useQuery(settingsQuery)
  if (data) return <SettingsEditor saved={data.settings} />
  return (
    <>
      <PageHeader title="Settings" />
      {isError ? (
        <FailureNote onRetry={() => void refetch()}>
          We couldn’t load your settings. {describeFailure(error)}
        </FailureNote>
      ) : (
        <LoadingRows rows={8}>Loading settings...</LoadingRows>
      )}
    </>
  )
}

const BACK = { href: '/admin', label: 'Dashboard' }

/** The settings in panels, one open at a time; what was changed in the others waits until all is saved together. */
function SettingsEditor({ saved }: { saved: SiteSettings }) {
  const { group, isNamed, reveal } = usePanel()
  const { form, isSaving, discard, submit } = useSettingsForm(saved, reveal)
  const unsaved = form.changed.size
  const isChanged = unsaved > 0
  const elsewhere = unsaved - group.settings.filter(({ key }) => form.changed.has(key)).length

  function save() {
    // Drawn at once: the error stands beside the field, and what is typed next belongs to it.
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
        // One way back at a time: an open panel leads to the list of panels.
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
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[210px_minmax(0,1fr)]">
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
