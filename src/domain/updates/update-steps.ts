/** What an update goes through, in this order (UPDATE-STEP-1). */
export const UPDATE_STEPS = ['room', 'check', 'unpack', 'backup', 'rehearsal', 'switch', 'health'] as const
/** And the way back to the version before. */
export const ROLLBACK_STEPS = ['backup', 'switch', 'health'] as const
/** Added where the new version is not well. */
export const UNDO_STEP = 'undo'

export type StepName = (typeof UPDATE_STEPS)[number] | typeof UNDO_STEP

export const STEP_STATES = ['waiting', 'running', 'done', 'failed'] as const

/** Undone means: the new version was begun with, and the one before is back. Failed means: nothing was changed. */
export const UPDATE_STATES = ['idle', 'running', 'done', 'rolled_back', 'failed'] as const

/** What each step does, as the terminal and the page name it. */
export const STEP_TITLES: Record<StepName, string> = {
  room: 'Room on the disk',
  check: 'Size and signature',
  unpack: 'Unpacked beside the old one',
  backup: 'Backup made and proven',
  rehearsal: 'Rehearsed on a copy of your data',
  switch: 'Switch',
  health: 'Ask how it feels',
  undo: 'Old version and its data back',
}

/** How many versions stay on the machine: the one that runs, and those before it. */
export const VERSIONS_KEPT = 3
