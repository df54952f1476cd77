/** An error that prevents the start. The operator sees the message unchanged. */
export class AppStartError extends Error {
  override readonly name = 'AppStartError'
}
