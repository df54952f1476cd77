/** Runs work after the next frame, so that a press is answered on the screen before expensive work begins. */
export const afterFrame = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback))
