import { ButtonLink } from '../../../web/ui/button.tsx'
import { EmptyState } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { EditorKind } from './editor-kind.ts'
import type { SharedFields } from './shared-fields.ts'

/** An address that leads to no item: deleted, or mistyped. */
export function ItemNotFound({ kind }: { kind: Pick<EditorKind<SharedFields>, 'name' | 'kind' | 'plural'> }) {
  return (
    <>
      <PageHeader title={`${kind.name} not found`} />
      <Panel title="Nothing here" padded={false}>
        <EmptyState
          title={`This ${kind.kind} does not exist any more`}
          action={<ButtonLink href={`/admin/${kind.plural}`}>{`All ${kind.plural}`}</ButtonLink>}
        >
          It may have been deleted, or the address is not quite right.
        </EmptyState>
      </Panel>
    </>
  )
}
