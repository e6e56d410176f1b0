/** Loads the footer's landscape: every page references this small file, and only this file the landscape's modules. */
export async function loadHorizon() {
  const { Horizon } = await import('./horizon.tsx')
  return () => <Horizon />
}
