/** Something that keeps the process from starting. The message is shown to the operator as it is. */
export class AppStartError extends Error {
  override readonly name = 'AppStartError'
}
