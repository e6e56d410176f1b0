/**
 * Environment variable of the workers naming a folder that is deleted when the run ends: workers are killed without
 * cleaning up.
 */
export const RUN_FOLDER = 'TEST_RUN_FOLDER'
