import type { ReferralSource } from '../../../domain/newsletter/constants.ts'

export function NewsletterForm({ source }: { source: ReferralSource }) {
  return <form data-source={source} />
}
