import { loadSecrets } from './secrets.mjs'
import { loadEnvFile, readSettings } from './settings.mjs'

/** Every command that runs our own code needs this first: valid settings, and the secrets unless it does without. */
export function prepare({ hasSecrets = true } = {}) {
  loadEnvFile()
  const settings = readSettings(process.env)
  const secrets = hasSecrets ? loadSecrets(settings.dataDir, process.env) : {}
  return { settings, env: { ...process.env, ...secrets } }
}
