interface Choice {
  id: number
  name: string
  is_active: boolean
}

/** What an editor offers: what is in use, and whatever the item already has. */
export function choicesFor<T extends Choice>(all: readonly T[], chosenId: number | null): T[] {
  return all.filter(({ id, is_active }) => is_active || id === chosenId)
}
