import { runLauncher } from './fresh-build.ts'

/** Before unit tests: the modules git does not keep are there and current. Takes a moment when they already are. */
export default function generateAgain(): void {
  runLauncher('generate')
}
