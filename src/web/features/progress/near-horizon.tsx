/** Loads the footer's landscape: every page names this small file, and only this one what the landscape is made of. */
export async function loadHorizon() {
  const { Horizon } = await import('./horizon.tsx')
  return () => <Horizon />
}
