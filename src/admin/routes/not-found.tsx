import { ADMIN_HOME } from '../../domain/auth/admin-paths.ts'
import { ButtonLink } from '../../web/ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** An address below `/admin` at which there is nothing. */
export function Component() {
  return (
    <>
      <PageHeader title="Page not found">There is no page of the admin at this address.</PageHeader>
      <ButtonLink href={ADMIN_HOME}>Back to the dashboard</ButtonLink>
    </>
  )
}
