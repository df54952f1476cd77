import { loadSecrets } from './secrets.mjs'
import { loadEnvFile, readSettings } from './settings.mjs'

/** What every command that runs our own code needs first: settings that hold, and the secrets. */
export function prepare() {
  loadEnvFile()
  const settings = readSettings(process.env)
  return { settings, env: { ...process.env, ...loadSecrets(settings.dataDir, process.env) } }
}
