import type { TestProject } from 'vitest/node'
import { makeFilledData, startMantel } from '@/scripts/test/running-mantel.mjs'

type Login = { email: string; password: string }

declare module 'vitest' {
  interface ProvidedContext {
    mantel: { baseUrl: string; apiUrl: string; dataDir: string; demoOwner: Login }
    /** What another product of this run may begin with: see startMantel. */
    filledData: string
  }
}

/**
 * One proxy is believed, so that an attack can come from as many addresses as it likes, and each test from its own. It listens as behind a
 * proxy of the same machine.
 */
const variables = { TRUSTED_PROXIES: '1', HOST: '127.0.0.1' }

/** The built product for all files of this suite; a file that needs other variables calls startMantel itself. */
export default async function setup(project: TestProject) {
  const filled = await makeFilledData()
  const { mantel, stop } = await startMantel(variables, filled.folder).catch((error: unknown) => {
    filled.remove()
    throw error
  })
  const { demoOwner } = mantel
  if (!demoOwner) throw new Error('The demo owner is missing: the attacks need one to sign in.')
  project.provide('mantel', { ...mantel, demoOwner })
  project.provide('filledData', filled.folder)
  return async () => {
    await stop()
    filled.remove()
  }
}
