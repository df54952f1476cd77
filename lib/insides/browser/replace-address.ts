/** Next puts its own `replaceState` before the browser's and takes each call for a navigation. Next does not see this call. */
export function replaceAddress(url: URL) {
  History.prototype.replaceState.call(history, history.state, '', url)
}
