import type { Signer } from './signer'

/**
 * The name of this installation where several installations may share an account. It comes from the database and does not change with the
 * address.
 */
export const installationName = async (signer: Signer) =>
  (await signer.digest('installation', 'name')).toString('hex').slice(0, 16)
