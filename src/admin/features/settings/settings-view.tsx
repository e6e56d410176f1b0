import { useQuery } from '@tanstack/react-query'
import { FailureNote, LoadingRows } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SettingsEditor } from './settings-editor.tsx'
import { settingsQuery } from './settings-queries.ts'

/** Everything on the site that is the coach's own (SET-RULE-1). */
export function SettingsView() {
  const { data, isError, error, refetch } = useQuery(settingsQuery)
  if (data) return <SettingsEditor saved={data.settings} />
  return (
    <>
      <PageHeader title="Settings" />
      {isError ? (
        <FailureNote onRetry={() => void refetch()}>
          We couldn’t load your settings. {error.message}
        </FailureNote>
      ) : (
        <LoadingRows rows={8}>Loading settings...</LoadingRows>
      )}
    </>
  )
}
