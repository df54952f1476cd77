/** jsdom has no modal dialogs. What browsers do with the focus is proven in a browser, not here. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  // Browsers send the event later too, after the next key when that key is fast.
  setTimeout(() => this.dispatchEvent(new Event('close')))
}
