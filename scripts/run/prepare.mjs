import { loadSecrets } from './secrets.mjs'
import { loadEnvFile, readSettings } from './settings.mjs'

/** Every command that runs our own code needs this first: valid settings and the secrets. */
export function prepare() {
  loadEnvFile()
  const settings = readSettings(process.env)
  return { settings, env: { ...process.env, ...loadSecrets(settings.dataDir, process.env) } }
}
