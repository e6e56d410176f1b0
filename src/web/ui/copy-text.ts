import { showAlert, showToast } from './toast.ts'

/** Copies a text. @returns false where the browser refuses */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies a text and shows whether it worked (SHARE-COPY-1), and what is on the clipboard. */
export async function copyWithToast(text: string, description?: string): Promise<boolean> {
  const isCopied = await copyText(text)
  if (isCopied) showToast({ title: 'Copied!', description })
  else showAlert('Copy failed', 'Please try selecting and copying the text manually.')
  return isCopied
}
