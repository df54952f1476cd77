import type { Signer } from './signer'

/** What this database's installation calls itself where several may share an account: it stays, whatever its address is. */
export const installationName = async (signer: Signer) =>
  (await signer.digest('installation', 'name')).toString('hex').slice(0, 16)
