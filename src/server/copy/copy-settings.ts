import { portableSettings } from '../config.ts'
import type { CopyKey } from './copy-key.ts'
import type { CopyStore } from './copy-store.ts'

const SETTINGS = 'settings.env.age'

/** Keeps at the second place what this site's environment says, without what names this machine (COPY-SETTINGS-1). */
export async function writeCopySettings(store: CopyStore, key: CopyKey): Promise<void> {
  await store.write(SETTINGS, await key.seal(portableSettings()))
}

/** The settings of the copied site, as lines of a file of settings; '' where there were none. */
export async function readCopySettings(store: CopyStore, key: CopyKey): Promise<string> {
  const sealed = await store.read(SETTINGS)
  return sealed === null ? '' : Buffer.from(await key.open(sealed)).toString()
}
