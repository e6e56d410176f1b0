import type { PageLoad } from '../data/page-context.ts'
import { useSettings } from '../data/site-context.ts'
import { useRead } from '../data/use-read.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { termsLimits, termsOfUse } from '../features/legal/terms.tsx'

export async function load({ reads }: PageLoad): Promise<undefined> {
  await reads.fetch('legalTexts', {})
}

export function Component() {
  const settings = { ...useSettings(), ...useRead('legalTexts', {}).data }
  return (
    <LegalPage
      title="Terms of service"
      description={`What you can expect from ${settings.site_name}, and what we ask of you.`}
      path="/terms-of-service"
      summary="The house rules: short, and written to be read."
      sections={[...termsOfUse(settings), ...termsLimits(settings)]}
    />
  )
}
