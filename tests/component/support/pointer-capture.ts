/** jsdom has pointers but cannot capture them; sonner does, to follow a swipe. */
Element.prototype.setPointerCapture = () => {}
