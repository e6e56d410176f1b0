/** Names in the environment of the workers a folder that goes when the run ends: a worker is ended without a last word. */
export const RUN_FOLDER = 'TEST_RUN_FOLDER'
