/** Asks the owner for proof. False when the owner cancels. */
type Prover = () => Promise<boolean>

let prover: Prover | undefined
let asking: Promise<boolean> | undefined

/** A page that can ask for proof registers here while it is shown. */
export function proveWith(ask: Prover) {
  prover = ask
  return () => {
    if (prover === ask) prover = undefined
  }
}

const reasons = ['second-factor-needed', 'password-needed']

/** Tells whether to repeat a call that was refused for lack of proof. Two calls at once ask the owner once. */
export async function askForProof(reason: string) {
  if (!prover || !reasons.includes(reason)) return false
  asking ??= prover().finally(() => {
    asking = undefined
  })
  return asking
}
