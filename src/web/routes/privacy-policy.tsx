import type { PageLoad } from '../data/page-context.ts'
import { useSettings } from '../data/site-context.ts'
import { useRead } from '../data/use-read.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { privacyCollection, privacyDevices, privacyRights } from '../features/legal/privacy.tsx'

export async function load({ reads }: PageLoad): Promise<undefined> {
  await reads.fetch('legalTexts', {})
}

export function Component() {
  const settings = { ...useSettings(), ...useRead('legalTexts', {}).data }
  return (
    <LegalPage
      title="Privacy policy"
      description={`What ${settings.site_name} keeps about you, why, for how long, and what you can ask of us.`}
      path="/privacy-policy"
      summary="We keep little, sell nothing, and follow nobody around. Here’s all of it, in plain words."
      sections={[...privacyCollection(settings), ...privacyDevices(settings), ...privacyRights()]}
    />
  )
}
