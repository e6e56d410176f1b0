import { runLauncher } from './fresh-build.ts'

/** Runs before unit tests: generates the modules that are not in git. Fast if they are current. */
export default function generateAgain(): void {
  runLauncher('generate')
}
