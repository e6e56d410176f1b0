import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { askAdmin, uploadPicture } from './ask-site.ts'
import { answer, fakeCalls } from './fake-calls.ts'
import { until } from './open-page.tsx'

/**
 * Pastes a picture of another site into a Markdown field and starts fetching it.
 *
 * @returns functions that let the fetch succeed or fail
 */
export async function pastePicture(user: UserEvent, field: Element) {
  const fetched = Promise.withResolvers<object>()
  const forget = fakeCalls(/^\/api\/admin\/images\/fetch$/, async () => answer(201, await fetched.promise))
  const html = '<p>A dawn</p><p><img src="https://x.example/dawn.jpg" alt="Dawn"></p>'
  const data: Record<string, string> = { 'text/html': html, 'text/plain': 'A dawn' }
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => data[type] ?? '', files: [] } })
  const dialog = await until(() => within(screen.getByRole('dialog', { name: 'Bring the picture along?' })))
  await user.click(dialog.getByRole('button', { name: 'Bring it along' }))
  return {
    async arrive() {
      forget()
      const name = await uploadPicture('dawn')
      const { image } = await askAdmin('GET', `/images/${encodeURIComponent(name)}`)
      fetched.resolve({ image })
    },
    fail() {
      forget()
      fetched.reject(new TypeError('Failed to fetch'))
    },
  }
}
